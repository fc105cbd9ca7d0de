import { doseOf } from '#flows/checkout/rules/dose.ts';
import { doseText } from '#flows/checkout/rules/doseText.ts';
import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { doseRange, doseWords } from '#renderers/words/doseWords.ts';
import { StepperField } from '#renderers/ui/inputs/StepperField.tsx';
import { DosePicture } from './DosePicture.tsx';
import * as styles from './dose.css.ts';

interface DoseFieldProps {
  readonly label: string;
  readonly template: ProductTemplate;
  readonly frequency: DosageFrequency | undefined;
  /** The quantities on offer, in units a month, ascending. */
  readonly quantities: readonly number[];
  /** The chosen quantity in units a month. */
  readonly units: number;
  readonly onChange: (units: number) => void;
}

/** The choice of a dose by its number, with a picture of it: the syringe as it is filled, or the pieces. */
export function DoseField({ label, template, frequency, quantities, units, onChange }: DoseFieldProps) {
  const amountOf = (quantity: number) => doseOf(template, frequency, quantity)?.amount ?? quantity;
  const { one, many } = template.dose_unit ?? { one: '', many: '' };
  const amounts = quantities.map(amountOf);
  const amount = amountOf(units);
  return (
    <div className={styles.field}>
      <StepperField
        label={label}
        hint={doseRange(amounts, { one, many })}
        numbers={amounts}
        value={amount}
        unit={amount === 1 ? one : many}
        spoken={doseText(template, frequency, units) ?? String(amount)}
        less={doseWords.lower}
        more={doseWords.higher}
        onChange={(chosen) => {
          const quantity = quantities[amounts.indexOf(chosen)];
          if (quantity !== undefined) onChange(quantity);
        }}
      />
      <DosePicture template={template} amount={amount} />
    </div>
  );
}
