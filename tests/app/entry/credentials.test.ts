import { expect, it } from 'vitest';
import { isEmail, isName, newPasswordProblem, passwordProblem } from '#app/login/credentials.ts';

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
  ['', false],
  ['a', false],
  [' a ', false],
  ['ab', true],
  ['a'.repeat(35), true],
  [` ${'a'.repeat(35)} `, true],
  ['a'.repeat(36), false],
])('a name of %j is one: %s', (name, is) => expect(isName(name)).toBe(is));
