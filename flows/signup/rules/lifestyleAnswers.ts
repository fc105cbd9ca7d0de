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

/** The separator between an option's label and the patient's own text. */
const WRITTEN = ': ';

/**
 * Replaces an option's old label by its current one in a value from the API; the patient's own text stays. Undefined
 * when the map does not contain the label.
 */
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

/**
 * An answer in the API's form: the label of each chosen option, followed by the patient's own text, as in 'Other:
 * {text}'.
 */
export function wireAnswer({ kind, options }: LifestyleStep, answer: Answer): LifestyleAnswer {
  const { value } = answer;
  const chosen = options.filter((option) =>
    Array.isArray(value) ? value.includes(option.value) : value === option.value,
  );
  const texts = chosen.map((option) => textOf(answer, option));
  return kind === 'choice' ? (texts[0] ?? '') : texts;
}

/**
 * Converts an answer from the API's form; undefined when it names an option that the question does not (or no longer)
 * offer, names one twice, or lacks a required text.
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
