import type { Units } from '@lhncbc/ucum-lhc';
import type { EnteredUnit } from '#flows/labs/rules/enteredNumber.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { inCatalogueUnit } from '../receiving/inCatalogueUnit.ts';

/** The units that reports of laboratories are written in, those of other countries first. */
const WRITTEN = [
  'mmol/L',
  'umol/L',
  'nmol/L',
  'pmol/L',
  'g/dL',
  'g/L',
  'mg/dL',
  'mg/L',
  'ug/dL',
  'ug/L',
  'ng/dL',
  'ng/mL',
  'pg/mL',
  'm[IU]/L',
  'u[IU]/mL',
  '10*3/uL',
  '10*9/L',
  '10*6/uL',
  '10*12/L',
] as const;

/** Numbers that people write: nobody reports glucose in nanograms. */
const isUsual = ({ low, high }: EnteredUnit): boolean => {
  const middle = Math.sqrt(Math.max(low, high / 1000) * high);
  return middle >= 0.5 && middle <= 1500;
};

const DIGITS = 6;

type Measured = Pick<CatalogueBiomarker, 'unit' | 'molarMass' | 'plausible'>;

const known = new WeakMap<Measured, readonly EnteredUnit[]>();

function find(units: Units, marker: Measured): readonly EnteredUnit[] {
  const { unit: own, plausible } = marker;
  const others = WRITTEN.flatMap((unit) => {
    const factor = unit === own ? null : inCatalogueUnit(units, 1, unit, marker);
    if (factor === null || factor <= 0) return [];
    const [low, high] = [plausible.low, plausible.high].map((bound) => Number((bound / factor).toPrecision(DIGITS)));
    return low === undefined || high === undefined ? [] : [{ unit, low, high }];
  });
  return [{ unit: own, ...plausible }, ...others.filter(isUsual)];
}

/** The units in which a marker can be entered, its own first, each with the values that are possible in it. */
export function unitsFor(units: Units, marker: Measured): readonly EnteredUnit[] {
  const found = known.get(marker) ?? find(units, marker);
  known.set(marker, found);
  return found;
}
