import type { ProblemCurrent, Stored } from '#schemas/problem.ts';
import { hasCode } from './hasCode.ts';

/** The properties that tell the kinds of stored data apart. */
const marks: { readonly [Name in keyof Stored]: readonly (keyof Stored[Name])[] } = {
  response: ['value', 'revision'],
  visit: ['intake_template', 'products'],
  user: ['medical_profile', 'revision'],
  lifestyle: ['answers', 'definition', 'revision'],
  draft: ['text', 'about', 'revision'],
};

const isStored = <Name extends keyof Stored>(name: Name, current: object): current is Stored[Name] =>
  marks[name].every((key) => key in current);

const storedAs = <Name extends keyof Stored>(name: Name, current: object): Stored[Name] | undefined =>
  isStored(name, current) ? current : undefined;

/** The types of `current` by error code; a conflict has the resource under its name. */
interface Current extends Omit<ProblemCurrent, 'RevisionConflict'> {
  readonly RevisionConflict: { readonly [Name in keyof Stored]: Stored[Name] | undefined };
}

const readers: { readonly [Code in keyof Current]: (current: object) => Current[Code] | undefined } = {
  RevisionConflict: (current) => ({
    response: storedAs('response', current),
    visit: storedAs('visit', current),
    user: storedAs('user', current),
    lifestyle: storedAs('lifestyle', current),
    draft: storedAs('draft', current),
  }),
  OrderChanged: (current) =>
    'amount' in current && typeof current.amount === 'number' ? { amount: current.amount } : undefined,
};

/**
 * The server's current data, because of which a call failed: `currentOf(error, 'OrderChanged')?.amount`, or
 * `currentOf(error, 'RevisionConflict')?.user`. Undefined if the error has another code, or the data has another form.
 */
export const currentOf = <Code extends keyof Current>(error: unknown, code: Code): Current[Code] | undefined =>
  hasCode(error, code) && typeof error.current === 'object' && error.current !== null
    ? readers[code](error.current)
    : undefined;
