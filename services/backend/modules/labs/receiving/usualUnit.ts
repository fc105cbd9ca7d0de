/** Prefixes and volumes in the letters of UCUM. */
const VOLUMES: { readonly [written: string]: string } = { l: 'L', dl: 'dL', ml: 'mL', ul: 'uL' };
const volumeOf = (written = ''): string => VOLUMES[written] ?? written;

const THOUSANDS = String.raw`(?:x?10(?:\*|\*\*|\^|e|\()?\+?0?3\)?|thousands?|thous?|th|k)`;
const MILLIONS = String.raw`(?:x?10(?:\*|\*\*|\^|e|\()?\+?0?6\)?|millions?|mill?|m)`;
const POWER = String.raw`x?10(?:\*|\*\*|\^|e|\()?\+?0?(9|12)\)?`;

type Match = readonly (string | undefined)[];

/** How people write units, in small letters and without spaces, and what UCUM writes. */
const spellings: readonly (readonly [RegExp, (match: Match) => string])[] = [
  [new RegExp(`^${THOUSANDS}/ul$`), () => '10*3/uL'],
  [new RegExp(`^${MILLIONS}/ul$`), () => '10*6/uL'],
  [new RegExp(`^${POWER}/l$`), ([, power]) => `10*${power}/L`],
  [/^(?:cells|#)?\/ul$/, () => '/uL'],
  [/^([mun]?)iu\/(l|ml)$/, ([, prefix, volume]) => `${prefix}[IU]/${volumeOf(volume)}`],
  [/^(?:u|units?)\/(l|ml)$/, ([, volume]) => `U/${volumeOf(volume)}`],
  [/^([munp]?)g\/(l|dl|ml)$/, ([, prefix, volume]) => `${prefix}g/${volumeOf(volume)}`],
  [/^([munp])mol\/(l|dl|ml)$/, ([, prefix, volume]) => `${prefix}mol/${volumeOf(volume)}`],
  [/^([mu]?)eq\/(l|dl|ml)$/, ([, prefix, volume]) => `${prefix}eq/${volumeOf(volume)}`],
  [/^(?:%|pct|percent)$/, () => '%'],
  [/^fl$/, () => 'fL'],
  [/^pg(?:\/cell)?$/, () => 'pg'],
  [/^ml\/min\/\{?1\.73_?(?:m2|m\^2|m²|sqm|sq\.m)?\}?$/, () => 'mL/min/{1.73_m2}'],
];

/** A unit of UCUM that people write in another way, such as "Thousand/uL", "mcg/dL" or "mg/dL (calc)"; undefined for others. */
export function usualUnit(written: string): string | undefined {
  const text = written
    .toLowerCase()
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll('×', 'x')
    .replace(/\(?\bcalc(ulated|\.)?\)?$/, '')
    .replace(/\bof total (hgb|hb|hemoglobin)$/, '')
    .replaceAll(/\s/g, '')
    .replaceAll('mcg', 'ug')
    .replaceAll('mcl', 'ul')
    .replace(/\/(cmm|cumm|mm3|mm\^3)$/, '/ul');
  for (const [pattern, unit] of spellings) {
    const match = pattern.exec(text);
    if (match) return unit(match);
  }
  return undefined;
}
