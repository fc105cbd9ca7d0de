import { formatWitness } from '#engine/authoring/finding/formatFinding.ts';
import { ReplayRun } from '#engine/authoring/replay/ReplayRun.ts';
import type { FlowWalk } from './flowWalks.ts';

/** The current walk, and what has happened in it as lines of text. */
interface StagedWalk {
  readonly walk: FlowWalk;
  readonly run: ReplayRun;
  /** How many walks were shown before it. */
  readonly turn: number;
  readonly told: readonly string[];
}

/** Called each time the walk comes to rest, with the number of events so far. */
type Watch = (run: ReplayRun, count: number) => Promise<void>;

/** Shows one walk at a time: a new walk ends the previous one. */
export class WalkStage {
  readonly #listeners = new Set<() => void>();
  #staged: StagedWalk | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): StagedWalk | undefined => this.#staged;

  /**
   * Shows a walk and sends it its events.
   *
   * @param until the number of events to send; default: all
   * @returns false if another walk was shown in the meantime
   */
  async play(walk: FlowWalk, watch: Watch, until = walk.witness.events.length): Promise<boolean> {
    const turn = this.#staged ? this.#staged.turn + 1 : 0;
    this.#staged?.run.actor.stop();
    const { machine, definition, witness } = walk;
    const run = new ReplayRun(machine, definition, witness);
    const tell = (count: number) =>
      this.#show({ walk, run, turn, told: formatWitness({ ...witness, events: witness.events.slice(0, count) }) });
    tell(0);
    await run.start();
    await watch(run, 0);
    for (const [at, event] of witness.events.slice(0, until).entries()) {
      if (this.#staged?.run !== run) return false;
      await run.take(event);
      tell(at + 1);
      await watch(run, at + 1);
    }
    return true;
  }

  #show(staged: StagedWalk): void {
    this.#staged = staged;
    for (const listener of this.#listeners) listener();
  }
}
