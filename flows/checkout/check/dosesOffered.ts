import { findingAt, type Finding } from '#engine/authoring/finding/Finding.ts';
import type { Beside } from '#engine/authoring/commands/project/Project.ts';
import type { Source } from '#engine/authoring/read/Source.ts';

/** What the file of a product says of its doses, in units a month. Its form is checked where the catalogue is read. */
interface ProductDoses {
  readonly name: string;
  readonly intakeTemplate?: string;
  readonly doseLimits?: { readonly min: number; readonly max: number };
  readonly frequencies?: readonly {
    readonly label: string;
    readonly monthlyUnits: number;
    readonly customQuantity?: { readonly min: number; readonly max: number; readonly default: number };
  }[];
}

const hasDoses = (value: unknown): value is ProductDoses =>
  typeof value === 'object' && value !== null && 'doseLimits' in value && 'frequencies' in value;

/** Every dose of a product that is offered without a provider lies within its limits; who chooses which other one is said. */
function beyondLimits({ value, place }: Source): readonly Finding[] {
  if (!hasDoses(value) || !value.doseLimits) return [];
  const { name, doseLimits, frequencies = [] } = value;
  const { min, max } = doseLimits;
  return frequencies.flatMap(({ label, monthlyUnits, customQuantity: own }, at) => {
    const offered = [
      ['monthlyUnits', 'the starter dose, or help with choosing one', monthlyUnits],
      ['customQuantity/min', 'the least of their own doses', own?.min],
      ['customQuantity/default', 'their own dose as it stands at first', own?.default],
      ['customQuantity/max', 'the greatest of their own doses', own?.max],
    ] as const;
    return offered.flatMap(([field, choice, units]) =>
      units === undefined || (min <= units && units <= max)
        ? []
        : [
            findingAt(
              'doseOutOfLimits',
              place(`/frequencies/${at}/${field}`),
              `who chooses '${name}', '${label}' and ${choice} is booked ${units} units a month, where ${min} to ${max} are allowed`,
            ),
          ],
    );
  });
}

/** The products of the catalogue: what is checked of them beside the flows. */
export const dosesOffered: Beside = {
  folder: 'services/backend/catalogue/products',
  find: (product, only) =>
    only === undefined || (hasDoses(product.value) && product.value.intakeTemplate === only)
      ? beyondLimits(product)
      : [],
};
