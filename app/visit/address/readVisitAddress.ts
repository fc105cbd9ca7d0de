import { pathValues } from '#flows/paths/pathPattern.ts';
import type { VisitAddress } from '#flows/visit/address/VisitAddress.ts';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';

/** The fixed section in a path pattern; in other patterns the section is a parameter. */
const sectionIn = (pattern: string) => pattern.split('/')[1] ?? '';

/** Parses a path of a visit, in any of its forms; undefined for any other path. */
export function readVisitAddress(href: string): VisitAddress | undefined {
  const { pathname, searchParams } = new URL(href, 'http://portal.invalid');
  for (const pattern of Object.values(visitPaths)) {
    const values = pathValues(pattern, pathname);
    if (!values) continue;
    const { section = sectionIn(pattern), question = 'none' } = values;
    const step = Number(searchParams.get('step') ?? Number.NaN);
    const product = searchParams.get('product');
    return { section, question, ...(Number.isInteger(step) && { step }), ...(product && { product }) };
  }
  return undefined;
}
