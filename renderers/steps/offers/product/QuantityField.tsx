import { milligrams, weeklyDose } from '#flows/checkout/rules/dose.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';

interface QuantityFieldProps {
  readonly label: string;
  readonly template: ProductTemplate;
  /** Units a month to choose from. */
  readonly quantities: readonly number[];
  /** Units a month that are chosen; ones that are not offered stand as an entry of their own. */
  readonly units: number;
  /** Words after the milligrams of a week; without them an entry is its number alone. */
  readonly weekly?: string | undefined;
  readonly onChange: (units: number) => void;
}

/** How many units a month, with what they come to. */
export function QuantityField({ label, template, quantities, units, weekly, onChange }: QuantityFieldProps) {
  const offered = quantities.includes(units) ? quantities : [...quantities, units].sort((a, b) => a - b);
  const dose = (quantity: number) => weeklyDose(template, quantity);
  return (
    <SelectField
      label={label}
      always
      value={String(units)}
      entries={offered.map((quantity) => ({
        value: String(quantity),
        label:
          weekly !== undefined && dose(quantity) > 0
            ? `${quantity} (${milligrams(dose(quantity))} ${weekly})`
            : String(quantity),
      }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
