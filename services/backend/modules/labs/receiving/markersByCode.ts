import type { Catalogue } from '../../catalogue/Catalogue.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { codesOf } from '../../catalogue/biomarkers/checkCodes.ts';

/** The markers of a catalogue by each of their LOINC codes. */
export const markersByCode = ({ biomarkers }: Pick<Catalogue, 'biomarkers'>): ReadonlyMap<string, CatalogueBiomarker> =>
  new Map([...biomarkers.values()].flatMap((marker) => codesOf(marker).map(([, code]) => [code, marker] as const)));
