import { capitalized } from '#flows/signup/rules/capitalized.ts';
import { lineFault } from '#flows/signup/rules/lineFault.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Signup } from '#schemas/wire/account.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { isEmail } from './isEmail.ts';

/** What a patient gives of themselves, as it is stored. */
export interface CheckedSignup {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const isWithin = (text: string, least: number, most: number) => text.length >= least && text.length <= most;

/** @param typed before it was tidied, which takes line breaks for spaces */
function nameProblems(field: string, typed: string, name: string, missing: string): readonly ProblemField[] {
  if (!isWithin(name, 2, 35)) return [{ field, code: 'invalid', message: missing }];
  const fault = lineFault(typed.trim(), 'name');
  return fault ? [{ field, ...fault }] : [];
}

/** Tidies what was typed and checks it. @throws ProblemError InvalidAnswer with the refused fields */
export function checkSignup({ first_name, last_name, email: typed }: Signup): CheckedSignup {
  const firstName = capitalized(first_name);
  const lastName = capitalized(last_name);
  const email = typed.trim().toLowerCase();
  const refused: ProblemField[] = [
    ...nameProblems('first_name', first_name, firstName, 'Enter your first name.'),
    ...nameProblems('last_name', last_name, lastName, 'Enter your last name.'),
    ...(isEmail(email) ? [] : [{ field: 'email', code: 'invalid', message: 'Please enter a valid email address.' }]),
  ];
  if (refused.length > 0) throw problems.invalidAnswer(refused);
  return { firstName, lastName, email };
}
