import { createHmac, hkdfSync, randomInt } from 'node:crypto';

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
  readonly #key: Buffer;

  /** @param secret the portal's own, of which the key is derived */
  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'recovery codes', 32));
  }

  /** New codes, such as `7f2k-9dmx-c41w`: each of 60 random bits. */
  create(): readonly string[] {
    const codes = new Set<string>();
    while (codes.size < CODES) codes.add(createCode());
    return [...codes];
  }

  /** The hash of a code of a patient, however it was typed. */
  hashOf(userId: string, code: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([userId, tidied(code)]))
      .digest('base64url');
  }
}
