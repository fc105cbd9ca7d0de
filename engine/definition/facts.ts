import type { Answer, Value } from '#schemas/flow/answer.ts';
import { applies } from './applies.ts';
import type { Field } from './Field.ts';

/** Facts by names that are known only when it runs. null and absent are the same: not known. */
export interface Facts {
  readonly [ref: string]: Value | null | undefined;
}

/** Whether a step's answer lives in facts and not in the answer store. */
export const savesFacts = (fields: readonly Field[]) =>
  fields.some((field) => field.saves !== undefined || (field.type === 'choices' && field.savesEach !== undefined));

type Read = (ref: string) => Value | undefined;

function readField(field: Field, fact: Read): Value | undefined {
  if (field.type === 'choices' && field.savesEach) {
    const entries = Object.entries(field.savesEach);
    if (entries.every(([, ref]) => typeof fact(ref) !== 'boolean')) return undefined;
    const chosen = entries.filter(([, ref]) => fact(ref) === true).map(([option]) => option);
    return chosen.length === 0 && field.none !== undefined ? [field.none] : chosen;
  }
  return field.saves === undefined ? undefined : fact(field.saves);
}

/** The answer that facts hold for a step; undefined where they hold nothing of it. */
export function readAnswer(fields: readonly Field[], fact: Read): Answer | undefined {
  const answer: { [field: string]: Value } = {};
  for (const field of fields) {
    const value = readField(field, fact);
    if (value !== undefined && applies(field, answer)) answer[field.name] = value;
  }
  return Object.keys(answer).length === 0 ? undefined : answer;
}

/** The facts that an answer sets; what it leaves out is set to null. */
export function writeFacts(fields: readonly Field[], answer: Answer): Facts {
  const facts: { [ref: string]: Value | null } = {};
  for (const field of fields) {
    const value = answer[field.name];
    if (field.type === 'choices' && field.savesEach) {
      for (const [option, ref] of Object.entries(field.savesEach))
        facts[ref] = Array.isArray(value) && value.includes(option);
    } else if (field.saves !== undefined) facts[field.saves] = value ?? null;
  }
  return facts;
}
