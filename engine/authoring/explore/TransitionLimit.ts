/** Thrown when a machine makes transition after transition without coming to rest. */
export class EndlessTransitions extends Error {
  override readonly name = 'EndlessTransitions';

  constructor() {
    super('the machine goes on from transition to transition without coming to rest');
  }
}

/** Counts the transitions caused by one event, and stops endless runs. */
export class TransitionLimit {
  readonly #most: number;
  #taken = 0;

  /** @param most the maximum number of transitions on one event; more count as endless */
  constructor(most: number) {
    this.#most = most;
  }

  /** Resets the count, for the next event. */
  begin(): void {
    this.#taken = 0;
  }

  /**
   * Counts a transition.
   *
   * @throws EndlessTransitions
   */
  count(): void {
    this.#taken += 1;
    if (this.#taken > this.#most) throw new EndlessTransitions();
  }
}
