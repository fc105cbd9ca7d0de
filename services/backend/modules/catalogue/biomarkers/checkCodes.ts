import type { BiomarkerFile } from '#schemas/biomarker.ts';
import type { Refuse } from './Refuse.ts';

/** The last digit that a LOINC code must have, by its number: Luhn's, as LOINC defines it. */
function loincCheckDigit(number: string): number {
  const sum = Array.from(number, Number)
    .toReversed()
    .reduce((total, digit, place) => {
      const weighed = place % 2 === 0 ? digit * 2 : digit;
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Lipoprotein(a) by moles and by mass: its particles differ in size, so that no molar mass is true of them. */
const NEVER_CONVERTED = new Set(['43583-4', '10835-7']);

/** What a unit measures: mass or moles a volume, or something that only itself can be compared with. */
function kindOf(unit: string): string {
  if (/^[munp]?g\/d?m?L$/.test(unit)) return 'mass';
  return /^[munp]?mol\/L$/.test(unit) ? 'moles' : unit;
}

/** Every code of a marker with its place. */
export const codesOf = ({ loinc, otherLoinc = [] }: BiomarkerFile): readonly (readonly [string, string])[] => [
  ['/loinc', loinc],
  ...otherLoinc.map(({ code }, at) => [`/otherLoinc/${at}/code`, code] as const),
];

/** Finds codes that were mistyped, and units between which the marker cannot be converted. */
export function checkCodes(marker: BiomarkerFile, refuse: Refuse): void {
  const { unit, otherLoinc = [], molarMass } = marker;
  const codes = codesOf(marker);
  for (const [place, code] of codes) {
    const [number = '', digit] = code.split('-');
    const right = loincCheckDigit(number);
    if (Number(digit) !== right)
      refuse(
        place,
        `is '${code}', but the check digit of ${number} is ${right}: no result would be found by it; look the code up at loinc.org`,
      );
  }
  for (const [at, other] of otherLoinc.entries()) {
    const kinds = new Set([kindOf(unit), kindOf(other.unit)]);
    const isMolar = kinds.has('mass') && kinds.has('moles');
    if (kinds.size === 1 || (isMolar && molarMass !== undefined)) continue;
    const remedy = isMolar ? 'write the molarMass, or leave the code out' : 'leave the code out';
    refuse(
      `/otherLoinc/${at}/unit`,
      `is ${other.unit}, which cannot be converted to ${unit}: values would be compared with the wrong range; ${remedy}`,
    );
  }
  if (molarMass === undefined) return;
  if (codes.some(([, code]) => NEVER_CONVERTED.has(code)))
    refuse('/molarMass', 'must be left out: lipoprotein(a) has none, and a converted value would be wrong');
  else if (!['mass', 'moles'].includes(kindOf(unit)))
    refuse('/molarMass', `must be left out: ${unit} measures neither mass nor moles; or correct the unit`);
}
