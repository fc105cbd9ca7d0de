import { problems } from '../../kernel/problems/problems.ts';

/** How many of the most used passwords are refused: whoever guesses begins with them. */
const REFUSED = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Read at the first use: the list is long, and most servers of a night need none. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED));
}

const GUESSED = 'so it would be guessed first. Please choose another one.';

/** Why a password is no better than none; undefined where it is. */
async function weaknessOf(password: string): Promise<string | undefined> {
  const bare = password.trim();
  if (/^(.?)\1*$/su.test(bare)) return `This password is one character again and again, ${GUESSED}`;
  const isCommon = (await (common ??= readCommon())).has(bare.toLowerCase());
  return isCommon ? `This password is one of the most common, ${GUESSED}` : undefined;
}

/** @throws ProblemError InvalidAnswer at the field where the password is one of the most used ones, or one character alone; blanks around it don't count */
export async function refuseCommonPassword(field: string, password: string): Promise<void> {
  const message = await weaknessOf(password);
  if (message !== undefined) throw problems.invalidAnswer([{ field, code: 'common', message }]);
}
