interface Passwords {
  readonly current_password: string;
  readonly new_password: string;
}

/** What a new password must have, each with what is said where it is missing (000 §4). */
const RULES: readonly (readonly [has: RegExp, message: string])[] = [
  [/^.{8,}$/su, 'Password must be at least 8 characters long.'],
  [/^.{0,49}$/su, 'Password must be less than 50 characters'],
  [/\p{Lu}/u, 'Add an uppercase letter.'],
  [/\p{Ll}/u, 'Add a lowercase letter.'],
  [/\d/u, 'Add a number.'],
];

/** What is wrong with a password that is to replace the current one; empty where nothing is. */
export const passwordFaults = ({ current_password, new_password }: Passwords): readonly string[] => [
  ...RULES.filter(([has]) => !has.test(new_password)).map(([, message]) => message),
  ...(new_password === current_password ? ['Choose another password than your current one.'] : []),
];
