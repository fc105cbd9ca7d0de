import { capitalized } from '#flows/signup/rules/capitalized.ts';
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

const CONTROL = /\p{Cc}/u;

const isWithin = (text: string, least: number, most: number) => text.length >= least && text.length <= most;

const isName = (name: string) => isWithin(name, 2, 35) && !CONTROL.test(name);

/** Tidies what was typed and checks it. @throws ProblemError InvalidAnswer with the refused fields */
export function checkSignup({ first_name, last_name, email: typed }: Signup): CheckedSignup {
  const firstName = capitalized(first_name);
  const lastName = capitalized(last_name);
  const email = typed.trim().toLowerCase();
  const refused: ProblemField[] = [
    ...(isName(firstName) ? [] : [{ field: 'first_name', code: 'invalid', message: 'Enter your first name.' }]),
    ...(isName(lastName) ? [] : [{ field: 'last_name', code: 'invalid', message: 'Enter your last name.' }]),
    ...(isEmail(email) ? [] : [{ field: 'email', code: 'invalid', message: 'Please enter a valid email address.' }]),
  ];
  if (refused.length > 0) throw problems.invalidAnswer(refused);
  return { firstName, lastName, email };
}
