import { useId } from 'react';
import {
  compoundedDosage,
  dosePreferencesOf,
  milligrams,
  quantitiesOf,
  unitsOf,
  weeklyDose,
} from '#flows/checkout/rules/dose.ts';
import { doseText } from '#flows/checkout/rules/doseText.ts';
import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { firstSupply } from '#flows/checkout/rules/supply.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { DosePreference } from '#schemas/wire/selectedProduct.ts';
import { doseLimits, doseWords } from '#renderers/words/doseWords.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { ChoiceGroup } from '#renderers/ui/choices/ChoiceGroup.tsx';
import { DoseField } from '../../offers/dose/DoseField.tsx';
import * as products from '../../offers/product/products.css.ts';
import type { ConfiguredProduct } from './useTreatment.ts';

type DoseTexts = StepOf<'treatment'>['dose'];

interface DoseChoiceProps {
  readonly texts: DoseTexts;
  readonly product: ConfiguredProduct;
  /** Pounds; null when unknown. */
  readonly weight: number | null;
  readonly copy: (text: string) => string;
  readonly onDose: (choice: ProductChoice) => void;
  readonly onQuantity: (choice: ProductChoice) => void;
}

const labelOf = (dose: DosePreference, { dose_selection_text }: ProductTemplate, { request }: DoseTexts) =>
  dose === 'request' ? request : (dose_selection_text[dose] ?? productWords.usualDose);

/** Says of the doses that a product recommends and begins with how much they are, so that they can be compared. */
function descriptionOf(
  dose: DosePreference,
  { offer: { template }, choice, details: { frequency } }: ConfiguredProduct,
  weight: number | null,
): string | undefined {
  const help = { recommended: template.dose_recommendation, starter: doseWords.starterHelp } as const;
  if (dose !== 'recommended' && dose !== 'starter') return undefined;
  const amount = doseText(template, frequency, unitsOf(template, frequency, { ...choice, dose }, weight));
  return [amount, help[dose]].filter(Boolean).join('. ');
}

/** The choice of a dose, with what is taken, how much that is in a week, and what is supplied. */
export function DoseChoice({ texts, product, weight, copy, onDose, onQuantity }: DoseChoiceProps) {
  const id = useId();
  const { offer, choice, details } = product;
  const { template } = offer;
  const { frequency, units, limit } = details;
  const preferences = dosePreferencesOf(template, frequency, weight);
  const weekly = weeklyDose(template, units);
  const compounded = template.dosage_type === 'compounded' ? compoundedDosage(template, units) : 0;
  const isKnown = frequency !== undefined && choice.dose !== 'request';
  const isRecommended = preferences.includes('recommended');
  const missesWeight = template.dose_recommendation !== null && !isRecommended;
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
              description: isRecommended ? descriptionOf(dose, product, weight) : undefined,
            }))}
            onChoose={(value) => {
              const dose = preferences.find((one) => one === value);
              if (dose !== undefined && dose !== choice.dose) onDose({ ...choice, dose });
            }}
          />
        </>
      )}
      {missesWeight && <p className={products.quiet}>{doseWords.noWeight}</p>}
      {choice.dose === 'custom' && (
        <DoseField
          label={copy(texts.quantity)}
          template={template}
          frequency={frequency}
          quantities={quantitiesOf(frequency, choice.addon)}
          units={choice.units}
          onChange={(chosen) => onQuantity({ ...choice, units: chosen })}
        />
      )}
      <div aria-live="polite" className={products.strong}>
        {isKnown && <p>{doseText(template, frequency, units)}</p>}
        {isKnown && weekly > 0 && (
          <p>
            {milligrams(weekly)} {copy(texts.weekly)}
          </p>
        )}
        {isKnown && compounded > 0 && <p>{copy(texts.compounded).replace('{dose}', milligrams(compounded))}</p>}
        {limit && <p>{doseLimits[limit]}</p>}
        {isKnown && (
          <p className={products.quiet}>{firstSupply(template, frequency, units, details.plan?.duration ?? 1)}</p>
        )}
      </div>
    </>
  );
}
