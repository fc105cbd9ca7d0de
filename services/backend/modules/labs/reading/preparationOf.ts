import type { LabPreparation } from '#schemas/wire/labs/labReads.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import type { Catalogue } from '../../catalogue/Catalogue.ts';

/** Hours without food before a draw for which that makes a difference. */
const FASTING_HOURS = 10;

/** Some medicines lower the sugar of who does not eat too far. */
const FASTING_WITH_DIABETES =
  'If you take insulin or other medicine for diabetes, ask your care team before you fast. Without food, your blood sugar can drop too low. If you feel shaky, sweaty or confused, eat or drink something sweet at once. The test can wait.';

/** Markers that are usually measured by immunoassays, which biotin disturbs. */
const DISTURBED_BY_BIOTIN = new Set([
  'cortisol-am',
  'dhea-s',
  'ferritin',
  'folate',
  'free-t3',
  'free-t4',
  'igf-1',
  'insulin',
  'shbg',
  'testosterone',
  'tsh',
  'vitamin-b12',
  'vitamin-d',
]);

/** How to come to a draw, by what the markers that are measured need. */
export function preparationOf(
  markers: readonly Pick<CatalogueBiomarker, 'slug' | 'fasting' | 'morning'>[],
): LabPreparation {
  const isFasting = markers.some(({ fasting }) => fasting === 'required');
  const isMorning = markers.some(({ morning }) => morning === true);
  const isDisturbed = markers.some(({ slug }) => DISTURBED_BY_BIOTIN.has(slug));
  return {
    fasting_hours: isFasting ? FASTING_HOURS : 0,
    items: [
      ...(isFasting ? [`Do not eat for ${FASTING_HOURS} hours before the draw. Water is fine.`] : []),
      ...(isMorning ? ['Come in the morning, before 10 AM, because some hormones fall during the day.'] : []),
      'Do not exercise hard on the day before.',
      'Do not drink alcohol on the day before.',
      'Bring your order and a photo ID.',
    ],
    water: 'Drink a glass or two of water before you come, so that your veins are easy to find.',
    medicines: [
      'Take your medicines as usual, unless your care team told you otherwise.',
      ...(isFasting ? [FASTING_WITH_DIABETES] : []),
      ...(isDisturbed ? ['Stop biotin (vitamin B7) 3 days before, because it disturbs some tests.'] : []),
    ].join(' '),
  };
}

/**
 * What is measured with a panel: the markers that its product names, or all of the catalogue where it names none.
 *
 * @param panel with the slug of its product, which may be gone
 */
export function markersOfPanel(
  { products, biomarkers }: Pick<Catalogue, 'products' | 'biomarkers'>,
  { slug }: { readonly slug: string | null },
): readonly CatalogueBiomarker[] {
  const named = slug === null ? undefined : products.get(slug)?.biomarkers;
  const all = [...biomarkers.values()];
  return named ? all.filter((marker) => named.includes(marker.slug)) : all;
}
