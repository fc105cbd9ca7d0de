import { useId } from 'react';
import {
  compoundedDosage,
  dosePreferencesOf,
  milligrams,
  quantitiesOf,
  weeklyDose,
} from '#flows/checkout/rules/dose.ts';
import { doseText, supplyText } from '#flows/checkout/rules/doseText.ts';
import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { DosePreference } from '#schemas/wire/selectedProduct.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { ChoiceGroup } from '#renderers/ui/choices/ChoiceGroup.tsx';
import { QuantityField } from '../../offers/product/QuantityField.tsx';
import * as products from '../../offers/product/products.css.ts';
import type { ConfiguredProduct } from './useTreatment.ts';

type DoseTexts = StepOf<'treatment'>['dose'];

interface DoseChoiceProps {
  readonly texts: DoseTexts;
  readonly product: ConfiguredProduct;
  readonly copy: (text: string) => string;
  readonly onDose: (choice: ProductChoice) => void;
  readonly onQuantity: (choice: ProductChoice) => void;
}

const labelOf = (dose: DosePreference, { dose_selection_text }: ProductTemplate, { request }: DoseTexts) =>
  dose === 'request' ? request : (dose_selection_text[dose] ?? productWords.usualDose);

/** The choice of a dose, with what is taken, how much that is in a week, and what is supplied. */
export function DoseChoice({ texts, product, copy, onDose, onQuantity }: DoseChoiceProps) {
  const id = useId();
  const { offer, choice, details } = product;
  const { template } = offer;
  const preferences = dosePreferencesOf(template, details.frequency);
  const weekly = weeklyDose(template, details.units);
  const compounded = template.dosage_type === 'compounded' ? compoundedDosage(template, details.units) : 0;
  const isKnown = details.frequency !== undefined && choice.dose !== 'request';
  return (
    <>
      {preferences.length > 1 && (
        <>
          <h3 id={id} className={products.strong}>
            {copy(texts.title)}
          </h3>
          <ChoiceGroup
            type="radio"
            labelledBy={id}
            chosen={[choice.dose]}
            choices={preferences.map((dose) => ({
              value: dose,
              label: copy(labelOf(dose, template, texts)),
              description: dose === 'recommended' ? (template.dose_recommendation ?? undefined) : undefined,
            }))}
            onChoose={(value) => {
              const dose = preferences.find((one) => one === value);
              if (dose !== undefined && dose !== choice.dose) onDose({ ...choice, dose });
            }}
          />
        </>
      )}
      {choice.dose === 'custom' && (
        <QuantityField
          label={copy(texts.quantity)}
          template={template}
          frequency={details.frequency}
          quantities={quantitiesOf(details.frequency, choice.addon)}
          units={choice.units}
          onChange={(units) => onQuantity({ ...choice, units })}
        />
      )}
      <div aria-live="polite" className={products.strong}>
        {isKnown && <p>{doseText(template, details.frequency, details.units)}</p>}
        {isKnown && weekly > 0 && (
          <p>
            {milligrams(weekly)} {copy(texts.weekly)}
          </p>
        )}
        {isKnown && compounded > 0 && <p>{copy(texts.compounded).replace('{dose}', milligrams(compounded))}</p>}
        {isKnown && <p className={products.quiet}>{supplyText(template, details.units, details.plan?.duration)}</p>}
      </div>
    </>
  );
}
