import { lineFault } from '#flows/signup/rules/lineFault.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;

/** Whether a text may be an email address: 4 to 254 characters in the usual form. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length >= 4 && email.length <= 254 && EMAIL.test(email);
}

/** The error of an entered password; undefined if there is none. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Please enter your password.';
  return password.length < 6 ? 'Password must be at least 6 characters long.' : undefined;
}

/** The error of a new password, which has fewer than 50 characters; undefined if there is none. */
export const newPasswordProblem = (password: string): string | undefined =>
  passwordProblem(password) ?? (password.length >= 50 ? 'Password must be less than 50 characters' : undefined);

/** The error of a name of 2 to 35 characters; undefined if there is none. @param missing the text for any other length */
export function nameProblem(text: string, missing: string): string | undefined {
  const name = text.trim();
  if (name.length < 2 || name.length > 35) return missing;
  return lineFault(name, 'name')?.message;
}
