import { useEffect, useRef, useState } from 'react';
import type { ChoiceDetails } from '#flows/checkout/rules/detailsOf.ts';
import { dosePreferencesOf, quantitiesOf } from '#flows/checkout/rules/dose.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { firstSupply } from '#flows/checkout/rules/supply.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { DoseField } from '../../offers/dose/DoseField.tsx';
import * as styles from './addOns.css.ts';
import { priceText } from './priceText.ts';

interface PlanEditorProps {
  readonly step: StepOf<'add-ons'>;
  readonly offer: Offer;
  readonly choice: ProductChoice;
  readonly details: ChoiceDetails;
  readonly copy: (text: string) => string;
  readonly onCancel: () => void;
  readonly onSubmit: (choice: ProductChoice) => void;
}

/**
 * Chooses another plan or dose for an add-on, and says how it is then taken and what is supplied. Submit applies it, Cancel
 * discards it.
 */
export function PlanEditor({ step, offer, choice, details, copy, onCancel, onSubmit }: PlanEditorProps) {
  const { template } = offer;
  const { frequency, plans, units } = details;
  const [product, setProduct] = useState(choice.product);
  const [quantity, setQuantity] = useState(units);
  const planned = plans.find(({ id }) => id === product);
  const editor = useRef<HTMLFieldSetElement>(null);
  const quantities = dosePreferencesOf(template, frequency, null).includes('custom')
    ? quantitiesOf(frequency, true)
    : [];

  useEffect(() => {
    editor.current?.querySelector('select')?.focus();
  }, []);

  const submit = () =>
    onSubmit(quantity === units ? { ...choice, product } : { ...choice, product, dose: 'custom', units: quantity });
  return (
    <fieldset ref={editor} aria-label={`${copy(step.changePlan)}: ${template.name}`} className={styles.editor}>
      <SelectField
        label={productWords.plan}
        always
        entries={plans.map((plan) => ({ value: plan.id, label: priceText(plan) }))}
        value={product}
        onChange={setProduct}
      />
      {quantities.length > 1 && (
        <DoseField
          label={productWords.quantity}
          template={template}
          frequency={frequency}
          quantities={quantities}
          units={quantity}
          onChange={setQuantity}
        />
      )}
      {frequency && (
        <div aria-live="polite" className={styles.instructions}>
          <p>{instructionsOf(template, frequency, quantity)}</p>
          <p>{firstSupply(template, frequency, quantity, planned?.duration ?? 1)}</p>
        </div>
      )}
      <div className={styles.editorButtons}>
        <Button onClick={submit}>{copy(step.submit)}</Button>
        <Button look="secondary" onClick={onCancel}>
          {copy(step.cancel)}
        </Button>
      </div>
    </fieldset>
  );
}
