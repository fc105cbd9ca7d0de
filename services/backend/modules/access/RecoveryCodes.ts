import { randomInt } from 'node:crypto';
import { derivedKeys, Signer, type Secrets } from '../../kernel/secrets/Secrets.ts';

/** Digits and letters that nobody takes for each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

const GROUPS = 3;
const GROUP = 4;

/** Codes that are made together. */
const CODES = 10;

const createCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');

/** What was typed as it was made: in small letters, with nothing between them, and what looks alike as what it is. */
const tidied = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/gu, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/gu, '1');

/** The codes that stand for an authenticator app that is lost. What is kept of them are hashes with a key of their own. */
export class RecoveryCodes {
  readonly #signer: Signer;

  constructor(secrets: Secrets) {
    this.#signer = new Signer(derivedKeys(secrets, 'recovery codes'));
  }

  /** New codes, such as `7f2k-9dmx-c41w`: each of 60 random bits. */
  create(): readonly string[] {
    const codes = new Set<string>();
    while (codes.size < CODES) codes.add(createCode());
    return [...codes];
  }

  /** The hash of a new code of a patient. */
  hashOf(userId: string, code: string): string {
    return this.hashesOf(userId, code)[0];
  }

  /** The hashes that a code of a patient may be kept by, however it was typed: that of the current secret first. */
  hashesOf(userId: string, code: string): readonly [current: string, ...former: readonly string[]] {
    return this.#signer.texts(JSON.stringify([userId, tidied(code)]));
  }
}
