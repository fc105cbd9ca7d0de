import type { Row } from './Row.ts';

/** What a part of the bench found out. */
export interface Report {
  /** Where something does not show what it must, one line each. Without a figure then: it would mean nothing. */
  readonly differences: readonly string[];
  /** What was checked before anything was measured. */
  readonly checked: string;
  readonly rows: readonly Row[];
}
