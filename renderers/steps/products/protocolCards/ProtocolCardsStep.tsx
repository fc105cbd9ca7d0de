import { useId, useState } from 'react';
import { usePorts } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { productWords } from '#renderers/words/productWords.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { Features } from '../../offers/product/Features.tsx';
import * as styles from './ProtocolCardsStep.css.ts';
import { StepHeading } from '../../frame/StepHeading.tsx';

/** The protocols for sale, side by side. A card's button chooses it and continues. */
export function ProtocolCardsStep({ step, copy, answer, problems, busy, onSubmit }: StepProps<'protocol-cards'>) {
  const { cart } = usePorts();
  const id = useId();
  const [pressed, setPressed] = useState<string>();
  const chosen = answer?.['value'];
  const options = step.options.filter(
    ({ value }) => cart.status !== 'ready' || cart.offers.some(({ template }) => template.slug === value),
  );
  return (
    <div className={styles.step}>
      <StepHeading title={copy(step.title)} help={step.help && copy(step.help)} />
      {problems.map((problem) => (
        <Alert key={problem.field} tone="danger" urgent>
          {copy(problem.message)}
        </Alert>
      ))}
      {options.length === 0 && <Alert tone="warning">{productWords.nothingOffered}</Alert>}
      <ul className={styles.cards}>
        {options.map(({ value, label, price, features, comparisons = [], image }) => (
          <li key={value} className={value === chosen ? styles.chosen : styles.card}>
            <div className={styles.top}>
              {image && <img src={image} alt="" width={320} height={240} className={styles.image} />}
              <h2 id={`${id}-${value}`} className={styles.title}>
                {copy(label)}
              </h2>
              <p className={styles.price}>{copy(price)}</p>
              {value === chosen && (
                <p className={styles.mark}>
                  <Icon name="check" size="small" />
                  {productWords.chosen}
                </p>
              )}
            </div>
            <Features mark="dot" features={[...features, ...(options.length > 1 ? comparisons : [])].map(copy)} />
            <div className={styles.action}>
              <Button
                id={`${id}-${value}-select`}
                aria-labelledby={`${id}-${value}-select ${id}-${value}`}
                busy={busy && value === pressed}
                onClick={() => {
                  if (busy) return;
                  setPressed(value);
                  onSubmit({ value });
                }}
              >
                {copy(step.selectLabel)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
