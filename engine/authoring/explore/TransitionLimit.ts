/** Thrown where a machine goes on from transition to transition without coming to rest. */
export class EndlessTransitions extends Error {
  override readonly name = 'EndlessTransitions';

  constructor() {
    super('the machine goes on from transition to transition without coming to rest');
  }
}

/** Counts the transitions that one event leads to, and ends a run of them that would go on for ever. */
export class TransitionLimit {
  readonly #most: number;
  #taken = 0;

  /** @param most transitions on one event; with more they are taken for endless */
  constructor(most: number) {
    this.#most = most;
  }

  /** Starts anew: with the next event. */
  begin(): void {
    this.#taken = 0;
  }

  /**
   * Takes note of a transition.
   *
   * @throws EndlessTransitions
   */
  count(): void {
    this.#taken += 1;
    if (this.#taken > this.#most) throw new EndlessTransitions();
  }
}
