import type { Units } from '@lhncbc/ucum-lhc';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';

/** Units without a definition, of which only the prefix can be converted: the library refuses even that. */
const ARBITRARY = /\[IU\]/gi;

/** The library prints what it cannot begin to read, and nothing that a laboratory sends belongs on the console. */
const WRITTEN = /^[\w%[\]{}*/.'^-]{1,40}$/;

const isArbitrary = (unit: string): boolean => unit.search(ARBITRARY) >= 0;

/** Enough for every laboratory, and without the noise of binary fractions. */
const DIGITS = 10;

/**
 * A number in the unit of a marker; null where the unit is none of UCUM, or cannot be converted. Mass becomes moles, and
 * moles mass, only where the catalogue has a molar mass, and equivalents become moles where it has a charge. A share of moles, such as
 * mmol/mol of HbA1c, is on another scale than percent, though UCUM sees the same dimension.
 */
export function inCatalogueUnit(
  units: Units,
  value: number,
  unit: string,
  { unit: wanted, molarMass, charge }: Pick<CatalogueBiomarker, 'unit' | 'molarMass' | 'charge'>,
): number | null {
  if (unit === wanted) return value;
  const [, prefix, volume] = /^([mun]?)eq(\/\w+)$/.exec(unit) ?? [];
  if (prefix !== undefined && charge !== undefined)
    return inCatalogueUnit(units, value / charge, `${prefix}mol${volume}`, {
      unit: wanted,
      ...(molarMass !== undefined && { molarMass }),
    });
  if (!WRITTEN.test(unit)) return null;
  if (wanted === '%' && unit.includes('mol')) return null;
  // Of enzymes, which the catalogue writes in U, an international unit is the same.
  let [from, to]: [string, string] = [wanted === 'U/L' ? unit.replaceAll(ARBITRARY, 'U') : unit, wanted];
  if (isArbitrary(from) !== isArbitrary(to)) return null;
  // Both become units of mass, so that their prefixes count.
  if (isArbitrary(from)) [from, to] = [from.replaceAll(ARBITRARY, 'g'), to.replaceAll(ARBITRARY, 'g')];
  const { status, toVal } = units.convertUnitTo(
    from,
    value,
    to,
    molarMass === undefined ? {} : { molecularWeight: molarMass },
  );
  return status === 'succeeded' && toVal !== null && Number.isFinite(toVal) ? Number(toVal.toPrecision(DIGITS)) : null;
}
