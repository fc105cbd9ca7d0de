import { randomInt } from 'node:crypto';

const DIGITS = 5;

/** A new code: five digits, each code as likely as any other. @param random a whole number below the one given */
export const createCode = (random: (below: number) => number = randomInt): string =>
  String(random(10 ** DIGITS)).padStart(DIGITS, '0');
