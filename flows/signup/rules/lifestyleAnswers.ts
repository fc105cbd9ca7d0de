import type { Answer } from '#schemas/flow/answer.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import type { Option } from '#flows/kinds/options/option.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { LifestyleAnswer } from '#schemas/wire/lifestyle.ts';

/** A lifestyle question: one choice, or several. */
export type LifestyleStep = StepOf<'choice'> | StepOf<'checklist'>;

export const isLifestyleStep = (step: StepBase): step is StepBase & LifestyleStep =>
  isKind(step, 'choice') || isKind(step, 'checklist');

/** What stands between the label of a choice and what the patient wrote about it. */
const WRITTEN = ': ';

/** A choice of the wire with its label as it is today; what was written about it goes with it. Undefined where it has no other. */
export function relabelled(wire: string, labels: ReadonlyMap<string, string>): string | undefined {
  const whole = labels.get(wire);
  if (whole !== undefined) return whole;
  for (const [from, to] of labels) if (wire.startsWith(from + WRITTEN)) return to + wire.slice(from.length);
  return undefined;
}

const textOf = (answer: Answer, { value, label, details }: Option): string => {
  const written = details ? answer[`details.${value}`] : undefined;
  return typeof written === 'string' ? `${label}${WRITTEN}${written.trim()}` : label;
};

/** An answer as the wire has it: the label of each choice, followed by what was written about it, as in 'Other: {text}'. */
export function wireAnswer({ kind, options }: LifestyleStep, answer: Answer): LifestyleAnswer {
  const { value } = answer;
  const chosen = options.filter((option) =>
    Array.isArray(value) ? value.includes(option.value) : value === option.value,
  );
  const texts = chosen.map((option) => textOf(answer, option));
  return kind === 'choice' ? (texts[0] ?? '') : texts;
}

/**
 * An answer of the wire as the question's own; undefined where it names a choice that the question does not offer (any
 * more), names one twice, or lacks the text that goes with it.
 */
export function engineAnswer({ kind, options }: LifestyleStep, wire: LifestyleAnswer): Answer | undefined {
  if ((kind === 'choice') === Array.isArray(wire)) return undefined;
  const values: string[] = [];
  const details: { [field: string]: string } = {};
  for (const text of Array.isArray(wire) ? wire : [wire]) {
    const option = options.find(({ label, details: asks }) =>
      asks ? text.startsWith(`${label}${WRITTEN}`) : text === label,
    );
    if (!option || values.includes(option.value)) return undefined;
    values.push(option.value);
    if (!option.details) continue;
    const written = text.slice(option.label.length + WRITTEN.length).trim();
    if (written === '') return undefined;
    details[`details.${option.value}`] = written;
  }
  const [first] = values;
  if (first === undefined) return undefined;
  return { value: kind === 'choice' ? first : values, ...details };
}
