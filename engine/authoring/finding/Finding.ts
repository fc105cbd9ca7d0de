import { findingTexts, type FindingCode } from './findingTexts.ts';
import { placeText, type Place } from '../read/Source.ts';
import type { Witness } from './Witness.ts';

/** What the checker has to say about one place, in words that an author can act on. */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning' | 'acknowledged';
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
  /** The shortest walk that shows it. */
  readonly witness?: Witness;
  /** Why it is accepted; with severity 'acknowledged'. */
  readonly reason?: string;
}

/** A finding of a kind at a place, with the kind's reason and remedy. */
export function findingAt(code: FindingCode, place: Place, what: string, witness?: Witness): Finding {
  const { severity, why, remedy } = findingTexts[code];
  return { code, severity, ...place, what, why, remedy, ...(witness && { witness }) };
}

/** What is wrong at a place, as one line: file, line, where in the JSON, what. */
export const lineOf = (found: Place & Pick<Finding, 'what'>): string =>
  [placeText(found), found.pointer, found.what].filter((part) => part !== '').join(' ');
