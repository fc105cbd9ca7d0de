import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { readAnswer } from '#engine/definition/facts.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { Enter } from '#engine/walk/walk.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import type { LazyAnswers } from './LazyAnswers.ts';
import { savedFacts, type Model, type Variable } from '../answers/Model.ts';
import { writtenBy } from './tracked.ts';

/**
 * A place in a section where an exploration rests: either one step that matters to the machine, or a run of steps that
 * do not matter and are passed together.
 */
export interface Stop {
  /** A range of positions: from `from` up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** The step that matters; undefined for a run. */
  readonly step?: CompiledStep;
  readonly terminal: boolean;
  /** Whether a run contains a question for every patient. */
  readonly asks: boolean;
  readonly verifies: boolean;
}

const asksAll = (step: CompiledStep) => step.asks && step.when === undefined;

/** The stops of a section. A run in which every step is conditional is left out, because it may be empty. */
export function stopsOf(model: Model, tracked: ReadonlySet<Variable>, section: string): readonly Stop[] {
  const { from, to } = model.definition.sections.get(section) ?? { from: 0, to: 0 };
  const steps = model.definition.steps.slice(from, to);
  const sparse = steps.every(({ when }) => when !== undefined);
  const matters = (step: CompiledStep) =>
    sparse || step.isTerminal || writtenBy(step).some((variable) => tracked.has(variable));
  const stops: Stop[] = [];
  let run: CompiledStep[] = [];
  const close = (): void => {
    const [first] = run;
    if (first && run.some(({ when }) => when === undefined))
      stops.push({
        from: first.index,
        to: first.index + run.length,
        terminal: false,
        asks: run.some(asksAll),
        verifies: run.some((step) => step.step.verification === true && asksAll(step)),
      });
    run = [];
  };
  for (const step of steps) {
    if (!matters(step)) {
      run.push(step);
      continue;
    }
    close();
    const { index } = step;
    const verifies = step.step.verification === true;
    stops.push({ from: index, to: index + 1, step, terminal: step.isTerminal, asks: step.asks, verifies });
  }
  close();
  return stops;
}

/** Whether a stop is shown to this patient. */
const isShown = (answers: LazyAnswers, { step }: Stop): boolean => !step || answers.isRelevant(step.index);

/** The first visible stop at or after a position; the number of stops when there is none. */
export function nextStop(answers: LazyAnswers, stops: readonly Stop[], from: number): number {
  const found = stops.findIndex((stop, at) => at >= from && isShown(answers, stop));
  return found < 0 ? stops.length : found;
}

/** The last visible stop at or before a position; -1 when there is none. */
export const previousStop = (answers: LazyAnswers, stops: readonly Stop[], from: number): number =>
  stops.findLastIndex((stop, at) => at <= from && isShown(answers, stop));

/** The fields of a step that save to tracked facts. */
export const trackedFields = (fields: readonly Field[], tracked: ReadonlySet<Variable>): readonly Field[] => {
  const own = fields.filter((field) => savedFacts([field]).some((ref) => tracked.has(`fact:${ref}`)));
  const mains = new Set(own.map((field) => field.applies?.field));
  return fields.filter((field) => own.includes(field) || mains.has(field.name));
};

function isOpen(answers: LazyAnswers, tracked: ReadonlySet<Variable>, step: CompiledStep): boolean {
  if (!answers.isRelevant(step.index)) return false;
  if (!step.asks) return step.isTerminal;
  if (!step.savesFacts) return answers.answer(step.index) === undefined;
  const fields = trackedFields(step.seenBy(answers).fields, tracked);
  const answer = readAnswer(fields, (ref) => answers.fact(ref));
  return answer === undefined || checkAnswer(fields, answer, WALK_DAY).length > 0;
}

function gap(answers: LazyAnswers, tracked: ReadonlySet<Variable>, stops: readonly Stop[], section: string): number {
  const rest = stops.some(({ step, asks }) => !step && asks) ? answers.held(`section:${section}`)?.['value'] : 'filled';
  const open = (stop: Stop) =>
    stop.step ? isOpen(answers, tracked, stop.step) : rest === 'verify' ? stop.verifies : rest === 'open' && stop.asks;
  const verifying = stops.findIndex((stop) => stop.verifies && (stop.step || rest === 'verify') && open(stop));
  if (verifying >= 0) return verifying;
  const first = stops.findIndex(open);
  return first < 0 ? stops.length : first;
}

/** The stop at which a section is entered; the number of stops when none is visible. */
export function entryStop(
  answers: LazyAnswers,
  tracked: ReadonlySet<Variable>,
  stops: readonly Stop[],
  section: string,
  enter: Enter,
): number {
  if (enter === 'gap' || enter === 'gaps') return gap(answers, tracked, stops, section);
  if (enter === 'last') {
    const last = previousStop(answers, stops, stops.length - 1);
    return last < 0 ? stops.length : last;
  }
  if (enter === 'first') return nextStop(answers, stops, 0);
  const wanted = answers.definition.positions.get(enter.step) ?? -1;
  const { from, to } = answers.definition.sections.get(section) ?? { from: 0, to: 0 };
  if (wanted < from || wanted >= to) return nextStop(answers, stops, 0);
  const at = stops.findIndex((stop) => stop.to > wanted);
  return at < 0 ? stops.length : nextStop(answers, stops, at);
}
