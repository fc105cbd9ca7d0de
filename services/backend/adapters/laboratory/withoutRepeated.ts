import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import type { BundleFault, LaboratoryResult } from './LaboratoryReport.ts';

interface PlacedResult {
  readonly place: string;
  readonly result: LaboratoryResult;
}

/**
 * Each result once, in the order of their identifiers, so that it makes no difference in which order they were sent. Of two
 * with one identifier the one counts that was issued later; two of one moment that say different things are a fault.
 */
export function withoutRepeated(sent: readonly PlacedResult[], faults: BundleFault[]): readonly LaboratoryResult[] {
  const kept = new Map<string, LaboratoryResult>();
  for (const { place, result } of sent) {
    const other = kept.get(result.identifier);
    if (other && other.issuedAt.getTime() === result.issuedAt.getTime()) {
      if (canonicalDigest(other) !== canonicalDigest(result))
        faults.push({
          place,
          what: 'has the identifier of another result that says something else; give each its own',
        });
      continue;
    }
    if (!other || other.issuedAt < result.issuedAt) kept.set(result.identifier, result);
  }
  return [...kept.values()].toSorted((one, other) => (one.identifier < other.identifier ? -1 : 1));
}
