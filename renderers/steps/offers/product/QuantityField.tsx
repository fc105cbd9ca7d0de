import { milligrams, weeklyDose } from '#flows/checkout/rules/dose.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';

interface QuantityFieldProps {
  readonly label: string;
  readonly template: ProductTemplate;
  /** The quantities on offer, in units a month. */
  readonly quantities: readonly number[];
  /** The chosen quantity in units a month; a quantity that is not on offer gets an entry of its own. */
  readonly units: number;
  /** The words after the weekly milligrams; without them, an entry shows only its number. */
  readonly weekly?: string | undefined;
  readonly onChange: (units: number) => void;
}

/** The choice of a quantity in units a month, with the resulting dose. */
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
