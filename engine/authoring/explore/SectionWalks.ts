import type { Answer } from '#schemas/flow/answer.ts';
import type { WalkExit } from '#engine/walk/walk.ts';
import type { WalkInput } from '#engine/walk/walkMachine.ts';
import { heldStops, raisedFacts } from '#engine/definition/stops.ts';
import { LazyAnswers } from './LazyAnswers.ts';
import type { Model, Variable } from '../answers/Model.ts';
import type { Standing } from './Situation.ts';
import { entryStop, nextStop, previousStop, stopsOf, type Stop } from './stops.ts';

/** The outcome of an event in a walk: another stop, or the end of the walk. */
export type WalkStep = { readonly walk: Standing } | { readonly exit: WalkExit; readonly stoppedAt?: string };

/** Walks of sections in an exploration: they move from stop to stop as the real walk moves from step to step. */
export class SectionWalks {
  readonly #model: Model;
  readonly #tracked: ReadonlySet<Variable>;
  readonly #stops = new Map<string, readonly Stop[]>();

  constructor(model: Model, tracked: ReadonlySet<Variable>) {
    this.#model = model;
    this.#tracked = tracked;
  }

  /** The stops of a section. */
  stops(section: string): readonly Stop[] {
    const known = this.#stops.get(section);
    if (known) return known;
    const made = stopsOf(this.#model, this.#tracked, section);
    this.#stops.set(section, made);
    return made;
  }

  /** Enters a section. */
  enter({ answers, section, enter, complete = false }: WalkInput): WalkStep {
    const stops = this.stops(section);
    if (!(answers instanceof LazyAnswers)) throw new TypeError('an exploration runs on lazy answers');
    const at = entryStop(answers, this.#tracked, stops, section, enter);
    return at < stops.length
      ? { walk: { section, at, whole: at === 0, complete, returned: false } }
      : { exit: 'forward' };
  }

  /** Answers the stop at which a walk is. */
  submit(standing: Standing, answers: LazyAnswers, stop: Stop, answer: Answer): WalkStep {
    if (stop.step?.asks) answers.accept(stop.step.index, answer);
    const stops = this.stops(standing.section);
    const held = heldStops(answers);
    const raised = raisedFacts(answers, held);
    if (raised) answers.learn(raised);
    if (held.length > 0) return { exit: 'forward', stoppedAt: this.#model.definition.steps[stop.from]?.step.id ?? '' };
    const next = standing.returned ? stops.length : nextStop(answers, stops, standing.at + 1);
    const returned = standing.complete && next === stops.length;
    const filled = standing.whole || (standing.returned && !stop.step);
    if (filled && next === stops.length && stops.some(({ step, asks }) => !step && asks))
      answers.fill(standing.section);
    const at = returned ? entryStop(answers, this.#tracked, stops, standing.section, 'gap') : next;
    return at < stops.length ? { walk: { ...standing, at, returned } } : { exit: 'forward' };
  }

  /** Goes back from the stop at which a walk is. */
  back(standing: Standing, answers: LazyAnswers): WalkStep {
    const at = previousStop(answers, this.stops(standing.section), standing.at - 1);
    if (at < 0) return { exit: 'back' };
    return { walk: { ...standing, at, whole: standing.whole || at === 0, returned: false } };
  }
}
