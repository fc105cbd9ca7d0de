import { isJustOutside } from '#flows/labs/rules/isJustOutside.ts';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { bandTexts, type Band, type BandText } from './bandTexts.ts';

/** A band as it is told of one result; a result that is just outside its range is told calmly. */
export type ToldBand = Band | 'just-above' | 'just-below';

type NearBand = Exclude<ToldBand, Band>;

const near: { readonly [B in NearBand]: BandText } = {
  'just-above': { label: 'Just above range', tone: 'unknown', icon: 'info' },
  'just-below': { label: 'Just below range', tone: 'unknown', icon: 'info' },
};

/** The band that is told of a result. */
export function toldBandOf({
  value,
  comparator,
  band,
  reference,
}: Pick<LabResult, 'value' | 'comparator' | 'band' | 'reference'>): ToldBand {
  if (band === null) return 'none';
  // How far a value such as <5 is beyond its range is not known.
  if (reference === null || comparator !== null || !isJustOutside(value, band, reference)) return band;
  return band === 'high' ? 'just-above' : 'just-below';
}

/** Whether a band is told of what is just outside its range. */
export const isNear = (band: ToldBand): band is NearBand => band === 'just-above' || band === 'just-below';

/** How a told band is said. */
export const toldBandText = (band: ToldBand): BandText => (isNear(band) ? near[band] : bandTexts[band]);

/** How a band is said where it is explained: what "just" means does not follow from a color. */
export function explainedBand(band: ToldBand): string {
  const { label } = toldBandText(band);
  return isNear(band) ? `${label}: so close to it that another test may well find it inside` : label;
}
