import type { VisitAddress } from '#flows/visit/VisitAddress.ts';

const patterns = [
  /^\/consultation\/(?<section>follow-up)\/(?<intakeId>[^/]+)\/(?<question>[^/]+)$/u,
  /^\/consultation\/(?<section>protocol-selection)\/(?<intakeId>[^/]+)$/u,
  /^\/consultation\/(?<section>treatment)\/[^/]+\/(?<intakeId>[^/]+)$/u,
  /^\/consultation\/(?<section>membership)\/[^/]+\/(?<intakeId>[^/]+)(?:\/m\/(?<question>[^/]+))?$/u,
  /^\/consultation\/(?<section>lab-checkout)\/[^/]+\/(?<intakeId>[^/]+)(?:\/l\/(?<question>[^/]+))?$/u,
  /^\/consultation\/(?<section>identification-step)\/[^/]+\/(?<intakeId>[^/]+)\/t\/(?<question>[^/]+)/u,
  /^\/consultation\/(?<section>[^/]+)\/[^/]+\/(?<intakeId>[^/]+)\/question\/(?<question>[^/]+)$/u,
  /^\/intake\/(?<intakeId>[^/]+)\/(?<section>[^/]+)$/u,
];

/** Reads a path of a visit, in any of its forms; undefined for any other path. */
export function readAddress(href: string): VisitAddress | undefined {
  const { pathname, searchParams } = new URL(href, 'http://portal.invalid');
  const groups = patterns.map((pattern) => pattern.exec(pathname)?.groups).find((found) => found !== undefined);
  if (!groups?.['section']) return undefined;
  const step = Number(searchParams.get('step') ?? Number.NaN);
  const product = searchParams.get('product');
  return {
    section: groups['section'],
    question: groups['question'] ?? 'none',
    ...(Number.isInteger(step) && { step }),
    ...(product && { product }),
  };
}
