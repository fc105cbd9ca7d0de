import { useEffect, useId, useRef } from 'react';
import { usePorts } from '#renderers/ports/ports.ts';
import type { FlowProblem, StepProps } from '#renderers/answering/StepProps.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import * as styles from '../layout/checkout.css.ts';
import { CardRefusal } from './CardRefusal.tsx';
import { SavedCard } from './SavedCard.tsx';
import type { CardChoice } from './useCardChoice.ts';

const bones = [{ height: '56px' }];

interface CardSectionProps extends Pick<StepProps<'checkout'>, 'busy' | 'copy'> {
  readonly texts: StepProps<'checkout'>['step']['payment'];
  readonly choice: CardChoice;
  /** Why the card was refused. */
  readonly refusal: FlowProblem | undefined;
}

/** The payment: the saved card, or the provider's fields for a new one. */
export function CardSection({ texts, choice, refusal, busy, copy }: CardSectionProps) {
  const { card, CardFields } = usePorts().payments;
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  const shown = useRef(choice.payment);

  useEffect(() => {
    if (shown.current === choice.payment) return;
    shown.current = choice.payment;
    section.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [choice.payment]);

  return (
    <Card aria-labelledby={id}>
      <div ref={section} className={styles.section}>
        <h2 id={id} className={styles.title}>
          {copy(texts.title)}
        </h2>
        {refusal && <CardRefusal refusal={refusal} copy={copy} />}
        {card === undefined && <Skeleton bones={bones} />}
        {card && choice.payment === 'saved' && (
          <>
            <div className={styles.kept}>
              <SavedCard card={card} />
              <Button
                look="quiet"
                onClick={() => !busy && choice.edit()}
                aria-label={`${copy(texts.edit)}: ${copy(texts.title)}`}
              >
                {copy(texts.edit)}
              </Button>
            </div>
            {choice.missing === 'expired' && <FieldMessage id={`${id}-expired`}>{copy(texts.expired)}</FieldMessage>}
          </>
        )}
        {card !== undefined && choice.payment === 'new' && (
          <>
            <div>
              <CardFields busy={busy} onChange={choice.enter} />
              <div role="alert" className={styles.cardError}>
                {choice.error !== undefined && <FieldMessage id={`${id}-error`}>{choice.error}</FieldMessage>}
              </div>
            </div>
            {card && (
              <div className={styles.actions}>
                <Button look="quiet" onClick={() => !busy && choice.cancel()}>
                  {copy(texts.cancel)}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
