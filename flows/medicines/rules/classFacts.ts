import type { Value } from '#schemas/flow/answer.ts';

/** The fact that holds the classes of all medicines that a patient has named, and of all that cause an allergy. */
const MEDICINE_CLASSES = 'patient.medicine_classes';

/** The fact that holds the classes of all medical conditions that a patient has named. */
const CONDITION_CLASSES = 'patient.condition_classes';

const isOfCondition = (name: string) => name.endsWith('-condition');

/** The facts that hold the classes of what a patient has named; undefined where nobody has asked yet. */
export const classFacts = (classes: readonly string[] | undefined): { [ref: string]: string[] | null } => ({
  [MEDICINE_CLASSES]: classes?.filter((one) => !isOfCondition(one)) ?? null,
  [CONDITION_CLASSES]: classes?.filter(isOfCondition) ?? null,
});

/** The classes that facts hold; undefined where nobody has asked yet. */
export function classesIn(fact: (ref: string) => Value | null | undefined): string[] | undefined {
  const medicines = fact(MEDICINE_CLASSES);
  const conditions = fact(CONDITION_CLASSES);
  if (!Array.isArray(medicines) && !Array.isArray(conditions)) return undefined;
  return [medicines, conditions].flatMap((classes) => (Array.isArray(classes) ? classes : []));
}
