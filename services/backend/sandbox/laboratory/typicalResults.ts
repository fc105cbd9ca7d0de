import type { CatalogueBiomarker } from '../../modules/catalogue/biomarkers/CatalogueBiomarker.ts';
import { derivedValues } from './derivedValues.ts';
import type { BundledResult } from './labBundle.ts';
import { typicalResult, type Drawn } from './typicalResult.ts';

/**
 * Results of one draw: of every marker as a healthy patient has it, but for what is given.
 *
 * @param given values by the slug of their marker, in its unit
 */
export function typicalResults(
  markers: readonly CatalogueBiomarker[],
  drawn: Drawn,
  given: { readonly [marker: string]: number } = {},
): readonly BundledResult[] {
  const typical = markers.map((marker) => ({ marker, result: typicalResult(marker, drawn) }));
  const measured = Object.fromEntries(
    typical.map(({ marker: { slug }, result }) => [slug, given[slug] ?? result.value]),
  );
  const derived = derivedValues(measured, drawn);
  return typical.map(({ marker: { slug, decimals }, result }) => {
    const value = given[slug] ?? derived[slug];
    return { ...result, ...(value !== undefined && { value: Number(value.toFixed(decimals)) }) };
  });
}
