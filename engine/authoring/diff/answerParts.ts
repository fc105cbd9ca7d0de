import type { Step } from '#schemas/flow/step.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { CompiledStep } from '#engine/CompiledStep.ts';
import { NONE } from '#engine/fieldsOf.ts';
import { placedSteps } from '../conditionPlaces.ts';

/** One value that can be chosen, and what the patient reads. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A named part of a step: a field of a form, an item of a review. */
export interface NamedPart {
  readonly id: string;
  readonly type: string;
  /** What the patient reads above it. */
  readonly label: string;
  /** What a number counts. */
  readonly unit?: string;
  readonly texts: unknown;
}

/** The parts of a step that are told apart by their own ids; of most kinds none. */
export function namedParts(step: Step): readonly NamedPart[] {
  if (step.kind === 'review')
    return step.items.map((item) => ({ id: item.id, type: item.kind, label: item.title, texts: item }));
  if (step.kind !== 'form' && step.kind !== 'checkout') return [];
  return step.fields.map((field) => ({
    id: field.id,
    type: field.type,
    label: field.label,
    ...(field.type === 'number' && field.unit !== undefined && { unit: field.unit }),
    texts: field,
  }));
}

const withNone = (options: readonly Choice[], none?: { readonly value?: string; readonly label: string }) =>
  none ? [...options, { value: none.value ?? NONE, label: none.label }] : options;

/** What can be chosen in each field of a step. */
export function choicesIn(step: Step): ReadonlyMap<string, readonly Choice[]> {
  switch (step.kind) {
    case 'choice':
    case 'protocol-cards':
      return new Map([['value', step.options]]);
    case 'checklist':
      return new Map([['value', withNone(step.options, step.none)]]);
    case 'review':
      return new Map(
        step.items.flatMap((item) =>
          item.kind === 'checklist' ? [[item.id, withNone(item.options, item.none)] as const] : [],
        ),
      );
    case 'form':
    case 'checkout':
      return new Map(
        step.fields.flatMap((field) => (field.type === 'choice' ? [[field.id, field.options] as const] : [])),
      );
    default:
      return new Map();
  }
}

/** A step in its place, and whether its answers are kept under its id. */
export interface AnswerStep {
  readonly step: Step;
  readonly section: string;
  readonly fields: CompiledStep['fields'];
  /** It asks something, and not facts hold the answer. */
  readonly isKept: boolean;
}

/** The steps of a set as the store of answers sees them, in their order. */
export const answerSteps = (set: StepSet): readonly AnswerStep[] =>
  placedSteps(set).map(({ step, section }, at) => {
    const compiled = new CompiledStep(at, section, step, undefined);
    return { step, section, fields: compiled.fields, isKept: compiled.asks && !compiled.savesFacts };
  });
