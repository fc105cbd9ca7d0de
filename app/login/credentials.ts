const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;

/** Whether a text can be an email address: 4 to 254 characters of the usual form. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length >= 4 && email.length <= 254 && EMAIL.test(email);
}

/** What is wrong with a password as it is entered; undefined where nothing is. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return 'Please enter your password.';
  return password.length < 6 ? 'Password must be at least 6 characters long.' : undefined;
}

/** What is wrong with a password that is being chosen; it has fewer than 50 characters. */
export const newPasswordProblem = (password: string): string | undefined =>
  passwordProblem(password) ?? (password.length >= 50 ? 'Password must be less than 50 characters' : undefined);

/** Whether a name has 2 to 35 characters. */
export const isName = (text: string): boolean => text.trim().length >= 2 && text.trim().length <= 35;
