import type { Answer } from '#schemas/flow/answer.ts';
import type { Field } from '../definition/Field.ts';

const isWithin = (value: number, { minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  value >= minimum && value <= maximum;

const numberIn = (answer: Answer, name: string): number | undefined => {
  const value = answer[name];
  return typeof value === 'number' ? value : undefined;
};

/** The numbers of an answer that are not believed at once, by the names of their fields. */
function doubted(fields: readonly Field[], answer: Answer): readonly string[] {
  return fields.flatMap((field) => {
    if (field.type !== 'number' || field.believed === undefined) return [];
    const value = numberIn(answer, field.name);
    if (value === undefined) return [];
    const { ratio } = field.believed;
    const other = ratio && numberIn(answer, ratio.to);
    const isDoubted =
      ratio !== undefined && other !== undefined && !isWithin((value * ratio.factor) / other ** ratio.power, ratio);
    if (isDoubted) return [field.name, ratio.to];
    return isWithin(value, field.believed) ? [] : [field.name];
  });
}

/** The confirmation of a number; undefined where its field has none. */
const confirmationOf = (fields: readonly Field[], name: string): Field | undefined =>
  fields.find((field) => field.type === 'confirmation' && field.of === name);

/** The numbers of an answer that count only once the patient has confirmed them, by the names of their fields. */
export const unconfirmed = (fields: readonly Field[], answer: Answer): readonly string[] => [
  ...new Set(
    doubted(fields, answer).filter((name) => {
      const confirmation = confirmationOf(fields, name);
      return confirmation !== undefined && answer[confirmation.name] !== answer[name];
    }),
  ),
];

/** An answer with the confirmations of the numbers in it that are not believed at once, and without any other. */
export function confirmed(fields: readonly Field[], answer: Answer): Answer {
  const names = doubted(fields, answer);
  const confirmations = new Set(fields.flatMap(({ type, name }) => (type === 'confirmation' ? [name] : [])));
  const rest = Object.entries(answer).filter(([name]) => !confirmations.has(name));
  const added = names.flatMap((name) => {
    const confirmation = confirmationOf(fields, name);
    const value = answer[name];
    return confirmation && value !== undefined ? [[confirmation.name, value] as const] : [];
  });
  return Object.fromEntries([...rest, ...added]);
}
