import type { LabPreparation } from '#schemas/wire/labs/labReads.ts';
import type { Catalogue } from '../../catalogue/Catalogue.ts';

/** Hours without food before a draw for which that makes a difference. */
const FASTING_HOURS = 10;

/** How to come to a draw, by what the markers of the catalogue need. */
export function preparationOf({ biomarkers }: Pick<Catalogue, 'biomarkers'>): LabPreparation {
  const markers = [...biomarkers.values()];
  const isFasting = markers.some(({ fasting }) => fasting === 'required');
  const isMorning = markers.some(({ morning }) => morning === true);
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
    medicines:
      'Take your medicines as usual, unless your care team told you otherwise. Stop biotin (vitamin B7) 3 days before, because it disturbs some tests.',
  };
}
