import { useEffect, useId, useState } from 'react';
import { usePorts } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import { flowWords } from '#renderers/words/flowWords.ts';
import * as styles from '../layout/checkout.css.ts';
import type { CouponState } from './couponState.ts';
import { OrderSummary } from './OrderSummary.tsx';

/** How long placeholders are shown for the items. */
const PLACEHOLDER_MS = 1000;

const bones = [
  { height: '1.25rem', width: '40%' },
  { height: '2.75rem' },
  { height: '2.75rem' },
  { height: '10.8rem' },
] as const;

interface SummarySectionProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly texts: StepProps<'checkout'>['step']['summary'];
  readonly coupon: CouponState;
}

/** The current order, once its products are loaded. */
export function SummarySection({ texts, coupon, copy }: SummarySectionProps) {
  const { cart } = usePorts();
  const id = useId();
  const [held, setHeld] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => setHeld(false), PLACEHOLDER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Card aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.title}>
          {copy(texts.title)}
        </h2>
        {cart.status === 'failed' && (
          <Alert
            tone="danger"
            urgent
            action={
              <Button look="secondary" onClick={cart.retry}>
                {flowWords.tryAgain}
              </Button>
            }
          >
            {checkoutWords.summaryFailed}
          </Alert>
        )}
        {cart.status !== 'failed' && (
          <div className={styles.layers}>
            {/* The real content is already rendered but hidden, so that nothing moves when it appears. */}
            {cart.status === 'ready' && (
              <div className={held ? styles.heldBack : styles.section}>
                <OrderSummary texts={texts} cart={cart} coupon={coupon} copy={copy} />
                {!cart.collectsPayment && <p className={styles.note}>{checkoutWords.nothingCharged}</p>}
              </div>
            )}
            {(held || cart.status === 'loading') && <Skeleton bones={bones} />}
          </div>
        )}
      </div>
    </Card>
  );
}
