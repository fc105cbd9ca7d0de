import type { Answers } from '../answers/Answers.ts';
import { DefinitionError } from '../definition/DefinitionError.ts';
import type { CompiledStep } from '../definition/CompiledStep.ts';
import type { Section } from '../definition/compile.ts';

/**
 * Where a section is entered: its first open question, its first or last relevant step, or a step by id. A walk that `returns`
 * ends once that step is answered or left; questions that the answer adds are asked before. At its `gaps` a section asks its open
 * questions alone, and nothing where none is open.
 */
export type Enter = 'gap' | 'gaps' | 'first' | 'last' | { readonly step: string; readonly returns?: boolean };

/** How a walk ends: past its last step, or back over its first. */
export type WalkExit = 'forward' | 'back';

function sectionOf(answers: Answers, name: string): Section {
  const section = answers.definition.sections.get(name);
  if (!section) throw new DefinitionError(`there is no section '${name}'`);
  return section;
}

/** The nearest relevant step after a position inside a section; `section.to` where there is none. */
export function nextIn(answers: Answers, section: Section, after: number): number {
  for (let index = after + 1; index < section.to; index += 1) if (answers.isRelevant(index)) return index;
  return section.to;
}

/** The nearest relevant step before a position inside a section; `section.from - 1` where there is none. */
export function previousIn(answers: Answers, section: Section, before: number): number {
  for (let index = before - 1; index >= section.from; index -= 1) if (answers.isRelevant(index)) return index;
  return section.from - 1;
}

/** The relevant steps of a section, in order. */
export function relevantSteps(answers: Answers, name: string): readonly CompiledStep[] {
  const { from, to } = sectionOf(answers, name);
  return answers.definition.steps.slice(from, to).filter((step) => answers.isRelevant(step.index));
}

/** The open questions of a section: first the steps that verify earlier facts, then the others, each group in order. */
export function openSteps(answers: Answers, name: string): readonly CompiledStep[] {
  const open = relevantSteps(answers, name).filter((step) => !answers.isAnswered(step));
  return [...open.filter((step) => step.step.verification), ...open.filter((step) => !step.step.verification)];
}

/**
 * The position of a section's first open question, found without building a list; the section's end when none is open.
 */
export function gapIn(answers: Answers, { from, to }: Section): number {
  let gap = to;
  for (let index = from; index < to; index += 1) {
    const step = answers.definition.steps[index];
    if (!step || !answers.isRelevant(index) || (gap < to && !step.step.verification)) continue;
    if (answers.isAnswered(step)) continue;
    if (step.step.verification) return index;
    gap = index;
  }
  return gap;
}

/** The position at which a section is entered; the section's end when no step is relevant. */
export function entryOf(answers: Answers, name: string, enter: Enter): number {
  const section = sectionOf(answers, name);
  if (enter === 'first') return nextIn(answers, section, section.from - 1);
  if (enter === 'last') {
    const last = previousIn(answers, section, section.to);
    return last < section.from ? section.to : last;
  }
  if (enter === 'gap' || enter === 'gaps') return gapIn(answers, section);
  const wanted = answers.definition.positions.get(enter.step);
  if (wanted === undefined || wanted < section.from || wanted >= section.to)
    return nextIn(answers, section, section.from - 1);
  return answers.isRelevant(wanted) ? wanted : nextIn(answers, section, wanted);
}

/** The progress in a section. */
export interface Progress {
  /** Counted from 1. */
  readonly at: number;
  /** The relevant steps that ask something. */
  readonly total: number;
  /** Whether an answer at this step or a later one may add questions, so that the total is not final. */
  readonly mayGrow: boolean;
}

/** The progress of a step among the relevant questions of its section. */
export function progressOf(answers: Answers, name: string, index: number): Progress {
  const { steps, stepDependents } = answers.definition;
  const { from, to } = sectionOf(answers, name);
  const isAdded = (position: number) =>
    position < to && !answers.isRelevant(position) && steps[position]?.asks === true;
  let at = 0;
  let total = 0;
  let mayGrow = false;
  for (let position = from; position < to; position += 1) {
    if (!answers.isRelevant(position) || !steps[position]?.asks) continue;
    total += 1;
    if (position <= index) at += 1;
    if (position >= index) mayGrow ||= stepDependents[position]?.some(isAdded) ?? false;
  }
  return { at, total, mayGrow };
}

/** The relevant questions of a section, and how many of them are answered. */
export interface SectionStatus {
  readonly total: number;
  readonly complete: number;
  /** The open questions, in the order in which they are asked. */
  readonly open: readonly CompiledStep[];
}

/** Counts a section's questions, for the server and the dashboard. */
export function statusOf(answers: Answers, name: string): SectionStatus {
  const asked = relevantSteps(answers, name).filter((step) => step.asks);
  const complete = asked.filter((step) => answers.isAnswered(step)).length;
  return { total: asked.length, complete, open: openSteps(answers, name) };
}
