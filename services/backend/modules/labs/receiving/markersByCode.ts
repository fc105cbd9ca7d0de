import type { Catalogue } from '../../catalogue/Catalogue.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { codesOf } from '../../catalogue/biomarkers/checkCodes.ts';

/** The markers of a catalogue by each of their LOINC codes. */
export const markersByCode = ({ biomarkers }: Pick<Catalogue, 'biomarkers'>): ReadonlyMap<string, CatalogueBiomarker> =>
  new Map([...biomarkers.values()].flatMap((marker) => codesOf(marker).map(([, code]) => [code, marker] as const)));

/** What is measured elsewhere than in blood has other limits. */
const ELSEWHERE = /\b(urine|ur|fluid|csf|stool|fecal|sweat|saliva|dialysate|24 ?h(ou)?rs?)\b/;

/** The marker that a name says, such as "Potassium", "Glucose, serum" or "Sodium [Moles/volume] in Blood"; undefined for others. */
export function markerNamed(
  { biomarkers }: Pick<Catalogue, 'biomarkers'>,
  name: string,
): CatalogueBiomarker | undefined {
  const said = name.toLowerCase();
  if (ELSEWHERE.test(said)) return undefined;
  const [stem = ''] = said.split(/[[(,:]|\b(?:in|level|serum|plasma|blood|whole|poc|random|fasting)\b/);
  return [...biomarkers.values()].find((marker) => marker.name.toLowerCase() === stem.trim());
}
