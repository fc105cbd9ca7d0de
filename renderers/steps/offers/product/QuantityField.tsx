import { doseText, supplyText } from '#flows/checkout/rules/doseText.ts';
import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';

interface QuantityFieldProps {
  readonly label: string;
  readonly template: ProductTemplate;
  readonly frequency: DosageFrequency | undefined;
  /** The quantities on offer, in units a month. */
  readonly quantities: readonly number[];
  /** The chosen quantity in units a month; a quantity that is not on offer gets an entry of its own. */
  readonly units: number;
  readonly onChange: (units: number) => void;
}

/** The choice of a quantity in units a month: what is supplied, and the resulting dose. */
export function QuantityField({ label, template, frequency, quantities, units, onChange }: QuantityFieldProps) {
  const offered = quantities.includes(units) ? quantities : [...quantities, units].sort((a, b) => a - b);
  return (
    <SelectField
      label={label}
      always
      value={String(units)}
      entries={offered.map((quantity) => ({
        value: String(quantity),
        label:
          [supplyText(template, quantity), doseText(template, frequency, quantity)].filter(Boolean).join(' · ') ||
          String(quantity),
      }))}
      onChange={(value) => onChange(Number(value))}
    />
  );
}
