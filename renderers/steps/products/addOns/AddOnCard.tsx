import { useEffect, useRef, useState } from 'react';
import { detailsOf } from '#flows/checkout/rules/detailsOf.ts';
import { doseText } from '#flows/checkout/rules/doseText.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { firstSupply } from '#flows/checkout/rules/supply.ts';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as choices from '#renderers/ui/choices/ChoiceCard.css.ts';
import { WarningList } from '#renderers/ui/feedback/WarningList.tsx';
import * as styles from './addOns.css.ts';
import { PlanEditor } from './PlanEditor.tsx';
import { priceText } from './priceText.ts';

interface AddOnCardProps {
  readonly step: StepOf<'add-ons'>;
  readonly offer: Offer;
  readonly choice: ProductChoice;
  readonly added: boolean;
  /** Pounds; null when unknown. */
  readonly weight: number | null;
  readonly copy: (text: string) => string;
  readonly onToggle: (add: boolean) => void;
  readonly onChange: (choice: ProductChoice) => void;
  readonly onLearnMore: () => void;
}

/** One add-on: its description, its price, and another plan if there is one. */
export function AddOnCard(props: AddOnCardProps) {
  const { step, offer, choice, added, weight, copy, onToggle, onChange, onLearnMore } = props;
  const [editing, setEditing] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const edited = useRef(false);
  const details = detailsOf(offer, choice, weight);
  const { frequency, plan, plans, units } = details;
  const { template } = offer;
  const dosage = doseText(template, frequency, units) ?? template.dosage_strengths[0];
  const supply = plan && firstSupply(template, frequency, units, plan.duration);

  // Returns focus to the button that opened the editor.
  useEffect(() => {
    if (editing) edited.current = true;
    else if (edited.current) {
      edited.current = false;
      changeButton.current?.focus();
    }
  }, [editing]);

  return (
    <li className={added ? styles.addedCard : styles.card}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={added}
          onChange={({ target }) => onToggle(target.checked)}
          className={styles.input}
        />
        <span className={choices.mark.checkbox} />
        <span className={styles.texts}>
          <span className={styles.name}>{template.name}</span>
          {dosage !== undefined && <span className={styles.quiet}>{dosage}</span>}
          {supply !== undefined && <span className={styles.quiet}>{supply}</span>}
          {plan && <span className={styles.price}>{priceText(plan)}</span>}
        </span>
      </label>
      <WarningList about={template.name} warnings={template.warnings} />
      {frequency && !editing && <p className={styles.instructions}>{instructionsOf(template, frequency, units)}</p>}
      {editing ? (
        <PlanEditor
          step={step}
          offer={offer}
          choice={choice}
          details={details}
          copy={copy}
          onCancel={() => setEditing(false)}
          onSubmit={(next) => {
            onChange(next);
            setEditing(false);
          }}
        />
      ) : (
        <div className={styles.buttons}>
          {plans.length > 1 && (
            <Button ref={changeButton} look="quiet" onClick={() => setEditing(true)}>
              {copy(step.changePlan)}
            </Button>
          )}
          <Button look="quiet" onClick={onLearnMore}>
            {copy(step.learnMore)}
          </Button>
        </div>
      )}
    </li>
  );
}
