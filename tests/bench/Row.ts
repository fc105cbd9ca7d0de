import type { Pair } from './interleave.ts';

/** What a line of the report is about. */
export interface RowHead {
  readonly id: string;
  readonly measure: string;
  /** Steps in the definition; pages have none. */
  readonly count?: number;
  /** Who the reference is. */
  readonly against: string;
  /** The highest ratio that passes; of what is the better the more there is of it, the lowest. */
  readonly limit: number;
  /** Whether more is better, such as of requests a second. */
  readonly isLowest?: boolean;
  /** Whether the bench fails where the limit is missed. */
  readonly gate: boolean;
}

/** One line of the report: the figures of both with their unit, and what is measured as a share of the reference's. */
export interface Row extends RowHead {
  readonly figures: Pair<string>;
  readonly ratio: number;
}

/** Whether a row keeps its limit; a ratio that is no number does not. */
export const passes = ({ ratio, limit, isLowest = false }: Row): boolean =>
  isLowest ? ratio >= limit : ratio <= limit;
