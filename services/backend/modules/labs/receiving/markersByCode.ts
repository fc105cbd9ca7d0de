import type { Catalogue } from '../../catalogue/Catalogue.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { codesOf } from '../../catalogue/biomarkers/checkCodes.ts';

/** The markers of a catalogue by each of their LOINC codes. */
export const markersByCode = ({ biomarkers }: Pick<Catalogue, 'biomarkers'>): ReadonlyMap<string, CatalogueBiomarker> =>
  new Map([...biomarkers.values()].flatMap((marker) => codesOf(marker).map(([, code]) => [code, marker] as const)));

/** What is measured elsewhere than in blood has other limits, and what is bound to nothing others than the total. */
const ELSEWHERE =
  /\b(urine|urinary|ur|fluid|csf|spinal|stool|fecal|sweat|saliva|dialysate|24 ?h(ou)?rs?|ioni[sz]ed|ica|free|clearance|ratio)\b/;
const IN_BLOOD = /\b(blood|serum|plasma|poc|point of care|arterial|venous|capillary|ser|plas|bld)\b/;

/** Codes of LOINC for what a marker measures by another device or in another sample of blood, whatever their names say. */
const OF_BLOOD: ReadonlySet<string> = new Set([
  '32713-0',
  '39789-3',
  '39790-1',
  '77142-8',
  '32717-1',
  '39791-9',
  '39792-7',
  '77139-4',
  '41653-7',
  '2340-8',
  '2341-6',
  '32016-8',
  '41651-1',
  '41652-9',
  '14743-9',
  '74774-1',
  '15074-8',
  '30313-1',
  '30350-3',
  '30351-1',
  '30352-9',
  '55782-7',
  '14775-1',
  '59826-8',
  '21232-4',
  '77140-2',
  '49765-1',
]);

/** How laboratories abbreviate markers, and other usual names, by the names of the catalogue. */
const USUAL: ReadonlyMap<string, readonly string[]> = new Map([
  ['Hemoglobin', ['hgb', 'hb', 'haemoglobin']],
  ['Hematocrit', ['hct', 'haematocrit']],
  ['White blood cells', ['wbc', 'wbc count', 'white blood cell', 'white blood cell count', 'leukocytes']],
  ['Platelets', ['plt', 'platelet', 'platelet count', 'thrombocytes']],
  ['Potassium', ['k', 'k+']],
  ['Sodium', ['na', 'na+']],
  ['Glucose', ['glu', 'gluc']],
  ['Creatinine', ['creat', 'crea', 'cr']],
  ['Calcium', ['ca', 'total calcium']],
  ['Magnesium', ['mg', 'mag']],
  ['Chloride', ['cl', 'cl-']],
  ['Blood urea nitrogen', ['bun', 'urea nitrogen']],
  ['Carbon dioxide (bicarbonate)', ['co2', 'hco3', 'bicarbonate', 'total co2', 'carbon dioxide']],
  ['Total bilirubin', ['tbil', 't bili', 'bilirubin total', 'bilirubin']],
]);

/**
 * The marker that a name says, such as "Potassium", "HGB", "Glucose, serum" or "Sodium [Moles/volume] in Blood"; undefined for others.
 *
 * @param codes of LOINC, none of which the catalogue knows: what they measure may be in another sample, so that the name must say blood,
 * or one of them be known as a code of it
 */
export function markerNamed(
  { biomarkers }: Pick<Catalogue, 'biomarkers'>,
  name: string,
  codes: readonly string[] = [],
): CatalogueBiomarker | undefined {
  const said = name.toLowerCase();
  if (ELSEWHERE.test(said)) return undefined;
  if (codes.length > 0 && !IN_BLOOD.test(said) && !codes.some((code) => OF_BLOOD.has(code))) return undefined;
  // Of a component, the name of what holds it comes first.
  const [own = ''] = said.split(': ').slice(-1);
  const [stem = ''] = own.split(
    /[[(,]|\b(?:in|level|serum|plasma|blood(?! urea)|whole|poc|random|fasting|arterial|venous)\b(?! cell)/,
  );
  return [...biomarkers.values()].find((marker) =>
    [marker.name.toLowerCase(), ...(USUAL.get(marker.name) ?? [])].includes(stem.trim()),
  );
}
