import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import type { BundleFault, LaboratoryResult } from './LaboratoryReport.ts';

interface PlacedResult {
  readonly place: string;
  readonly result: LaboratoryResult;
  /** Whether the laboratory has given it an identifier of its own. */
  readonly isNamed: boolean;
}

/**
 * Each result once, in the order of their identifiers, so that it makes no difference in which order they were sent. Of two
 * of one draw that measure the same under one identifier of the laboratory the one counts that was issued later; two of one moment that
 * say different things are a fault. Results without an identifier are compared by their content.
 */
export function withoutRepeated(sent: readonly PlacedResult[], faults: BundleFault[]): readonly LaboratoryResult[] {
  const kept = new Map<string, LaboratoryResult>();
  for (const { place, result, isNamed } of sent) {
    const { identifier } = result;
    if (!isNamed) {
      const own = `${identifier}|${canonicalDigest(result)}`;
      kept.set(own, { ...result, identifier: own });
      continue;
    }
    const other = kept.get(identifier);
    if (other && other.issuedAt.getTime() === result.issuedAt.getTime()) {
      if (canonicalDigest(other) !== canonicalDigest(result))
        faults.push({
          place,
          what: 'has the identifier of another result that says something else; give each its own',
        });
      continue;
    }
    if (!other || other.issuedAt < result.issuedAt) kept.set(identifier, result);
  }
  return [...kept.values()].toSorted((one, other) => (one.identifier < other.identifier ? -1 : 1));
}
