import type { BiomarkerFile } from '#schemas/biomarker.ts';
import { phenoAgeUnits } from '#flows/labs/rules/biologicalAge.ts';
import { checkCodes } from './checkCodes.ts';
import { checkRanges } from './checkRanges.ts';
import { checkTexts } from './checkTexts.ts';
import type { Refuse } from './Refuse.ts';

const phenoAgeUnitOf: ReadonlyMap<string, string> = new Map(Object.entries(phenoAgeUnits));

/** The markers of the biological age are those that its formula takes, in the units in which it takes them. */
function checkPhenoAge(slug: string, { unit, phenoAge = false }: BiomarkerFile, refuse: Refuse): void {
  const taken = phenoAgeUnitOf.get(slug);
  if (phenoAge !== (taken !== undefined))
    refuse(
      '/phenoAge',
      taken === undefined
        ? `must be left out: the biological age is computed from ${[...phenoAgeUnitOf.keys()].join(', ')} alone`
        : 'must be true: the biological age is computed from this marker',
    );
  else if (taken !== undefined && unit !== taken)
    refuse('/unit', `must be ${taken}: the biological age would be computed from a wrong number; convert the ranges`);
}

/** Finds what the form of a marker cannot say. */
export function checkBiomarker(
  slug: string,
  marker: BiomarkerFile,
  categories: ReadonlySet<string>,
  refuse: Refuse,
): void {
  if (!categories.has(marker.category))
    refuse('/category', `is '${marker.category}', which is no category; there are ${[...categories].join(', ')}`);
  checkCodes(marker, refuse);
  checkRanges(marker, refuse);
  checkTexts(marker, refuse);
  checkPhenoAge(slug, marker, refuse);
}
