/** Hears of what failed after the answer. */
type Report = (error: unknown) => void;

/**
 * Work that begins once a request was answered, so that the answer does not tell by its time what was found. It is lost
 * where the server is killed meanwhile: only for what whoever asked can ask for again.
 */
export class AfterAnswer {
  readonly #underWay = new Set<Promise<void>>();
  #report: Report = () => undefined;

  /** Who is told of what fails. */
  reportTo(report: Report): void {
    this.#report = report;
  }

  begin(work: () => Promise<void>): void {
    const done = new Promise((next) => setImmediate(next))
      .then(work)
      .catch(this.#report)
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  /** Waits for all that has begun. */
  async rest(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }
}
