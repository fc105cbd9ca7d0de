import type { User } from '#schemas/wire/user.ts';

/** What a page of the dashboard was drawn from, as its document holds it. */
export interface GivenPage {
  readonly user: User;
  /** When it was drawn, in ISO 8601, and the IANA name of the time zone in which its times are written. */
  readonly now: string;
  readonly zone: string;
  /** What its queries have read, by their keys. */
  readonly reads: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

const isGiven = (value: unknown): value is GivenPage =>
  typeof value === 'object' && value !== null && 'user' in value && 'reads' in value && Array.isArray(value.reads);

/** What the server put into the document; undefined where it has drawn nothing. */
export function givenPage(): GivenPage | undefined {
  const inline = document.getElementById('page')?.textContent;
  const given: unknown = inline ? JSON.parse(inline) : undefined;
  return isGiven(given) ? given : undefined;
}
