import { expect, it } from 'vitest';
import { isEmail, nameProblem, newPasswordProblem, passwordProblem } from '#app/login/credentials.ts';

const emailOf = (length: number) => `${'a'.repeat(length - '@clinic.example'.length)}@clinic.example`;

it.each(['a@b.co', ' a@b.co ', 'A.B+c@d-e.example', emailOf(253), emailOf(254), ` ${emailOf(254)} `])(
  'takes %j for an email address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each(['', ' ', 'a@b', 'a@bc', 'a@b.c', 'abcdef', '@b.co', 'a@.co', 'a@b.', 'a b@c.co', 'a@b@c.co', emailOf(255)])(
  'takes %j for none',
  (text) => expect(isEmail(text)).toBe(false),
);

it.each([
  ['', 'Please enter your password.'],
  [' ', 'Password must be at least 6 characters long.'],
  ['p'.repeat(5), 'Password must be at least 6 characters long.'],
  ['p'.repeat(6), undefined],
  ['p'.repeat(49), undefined],
  // A password that exists already may be as long as it is.
  ['p'.repeat(50), undefined],
])('says of the password %j: %s', (password, problem) => expect(passwordProblem(password)).toBe(problem));

it.each([
  ['', 'Please enter your password.'],
  ['p'.repeat(5), 'Password must be at least 6 characters long.'],
  ['p'.repeat(6), undefined],
  ['p'.repeat(49), undefined],
  ['p'.repeat(50), 'Password must be less than 50 characters'],
])('says of the new password %j: %s', (password, problem) => expect(newPasswordProblem(password)).toBe(problem));

it.each([
  ['', 'missing'],
  ['a', 'missing'],
  [' a ', 'missing'],
  ['ab', undefined],
  ['a'.repeat(35), undefined],
  [` ${'a'.repeat(35)} `, undefined],
  ['a'.repeat(36), 'missing'],
  ['\u202e\u202d', 'Please type this on one line, without characters that cannot be seen.'],
  ['...', 'Please use at least one letter.'],
])('says of the name %j: %s', (name, problem) => expect(nameProblem(name, 'missing')).toBe(problem));
