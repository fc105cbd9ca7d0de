import { problems } from '../../kernel/problems/problems.ts';

/** How many of the most used passwords are refused: whoever guesses begins with them. */
const REFUSED = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Read at the first use: the list is long, and most servers of a night need none. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED));
}

/** @throws ProblemError InvalidAnswer at the field where the password is one of the most used ones */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  if (!(await (common ??= readCommon())).has(password.toLowerCase())) return;
  const message = 'This password is one of the most common, so it would be guessed first. Please choose another one.';
  throw problems.invalidAnswer([{ field, code: 'common', message }]);
}
