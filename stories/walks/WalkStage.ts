import { formatWitness } from '#engine/authoring/finding/formatFinding.ts';
import { ReplayRun } from '#engine/authoring/replay/ReplayRun.ts';
import type { FlowWalk } from './flowWalks.ts';

/** The walk that is shown, and what has happened in it as lines to read. */
interface StagedWalk {
  readonly walk: FlowWalk;
  readonly run: ReplayRun;
  /** How many walks were on stage before it. */
  readonly turn: number;
  readonly told: readonly string[];
}

/** Looks at a walk each time it rests, after so many of its events. */
type Watch = (run: ReplayRun, count: number) => Promise<void>;

/** Shows one walk at a time. A walk that is put on stage ends the one before it. */
export class WalkStage {
  readonly #listeners = new Set<() => void>();
  #staged: StagedWalk | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly get = (): StagedWalk | undefined => this.#staged;

  /**
   * Puts a walk on stage and walks it.
   *
   * @param until so many of its events; all of them where nothing is said
   * @returns false where another walk took the stage meanwhile
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
