import type { VisitReads } from './VisitReads.ts';

const isReads = (value: unknown): value is VisitReads =>
  typeof value === 'object' && value !== null && 'intake' in value && 'user' in value && 'states' in value;

/** The data that the server put into the document; undefined where it could not tell who asks. */
export function givenReads(): VisitReads | undefined {
  const inline = document.getElementById('reads')?.textContent;
  const given: unknown = inline ? JSON.parse(inline) : undefined;
  return isReads(given) ? given : undefined;
}
