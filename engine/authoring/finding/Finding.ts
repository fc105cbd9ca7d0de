import { findingTexts, type FindingCode } from './findingTexts.ts';
import { placeText, type Place } from '../read/Source.ts';
import type { Witness } from './Witness.ts';

/** One problem at one place, described so that an author can fix it. */
export interface Finding extends Place {
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning' | 'acknowledged';
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
  /** The shortest walk that shows the problem. */
  readonly witness?: Witness;
  /** The author's reason for accepting the finding; with severity 'acknowledged'. */
  readonly reason?: string;
}

/** Makes a finding; its reason and remedy come from its code. */
export function findingAt(code: FindingCode, place: Place, what: string, witness?: Witness): Finding {
  const { severity, why, remedy } = findingTexts[code];
  return { code, severity, ...place, what, why, remedy, ...(witness && { witness }) };
}

/** A finding as one line: file, line, JSON pointer, problem. */
export const lineOf = (found: Place & Pick<Finding, 'what'>): string =>
  [placeText(found), found.pointer, found.what].filter((part) => part !== '').join(' ');
