import type { VisitAddress } from '#flows/visit/VisitAddress.ts';

const patterns = [
  /^\/consultation\/follow-up\/(?<intakeId>[^/]+)\/(?<question>[^/]+)$/u,
  /^\/consultation\/(?<section>[^/]+)\/[^/]+\/(?<intakeId>[^/]+)\/question\/(?<question>[^/]+)$/u,
  /^\/intake\/(?<intakeId>[^/]+)\/(?<section>[^/]+)$/u,
];

/** Reads a path of a visit, in any of its forms; undefined for any other path. */
export function readAddress(href: string): VisitAddress | undefined {
  const { pathname, searchParams } = new URL(href, 'http://portal.invalid');
  const groups = patterns.map((pattern) => pattern.exec(pathname)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const step = Number(searchParams.get('step') ?? Number.NaN);
  return {
    section: groups['section'] ?? 'follow-up',
    question: groups['question'] ?? 'none',
    ...(Number.isInteger(step) && { step }),
  };
}
