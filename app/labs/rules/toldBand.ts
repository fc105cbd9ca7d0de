import { bandLabels, type ToldBand } from '#flows/labs/rules/toldBandOf.ts';
import { bandTexts, type Band, type BandText } from './bandTexts.ts';

type NearBand = Exclude<ToldBand, Band>;

const near: { readonly [B in NearBand]: BandText } = {
  'just-above': { label: bandLabels['just-above'], tone: 'unknown', icon: 'info' },
  'just-below': { label: bandLabels['just-below'], tone: 'unknown', icon: 'info' },
};

/** Whether a band is told of what is just outside its range. */
export const isNear = (band: ToldBand): band is NearBand => band === 'just-above' || band === 'just-below';

/** How a told band is said. */
export const toldBandText = (band: ToldBand): BandText => (isNear(band) ? near[band] : bandTexts[band]);

/** How a band is said where it is explained: what "just" means does not follow from a color. */
export function explainedBand(band: ToldBand): string {
  const { label } = toldBandText(band);
  return isNear(band) ? `${label}: so close to it that another test may well find it inside` : label;
}
