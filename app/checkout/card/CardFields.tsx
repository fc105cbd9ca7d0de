import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useState, type ComponentProps } from 'react';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Payments } from '#renderers/ports/ports.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { loadPayments } from '#services/payments/loadPayments.ts';
import { cardBones } from './cardBones.ts';
import type { CardEntry } from './CardEntry.ts';
import * as styles from './CardFields.css.ts';

interface CardFieldsProps extends ComponentProps<Payments['CardFields']> {
  readonly entry: CardEntry;
}

const FONT_SIZE = '17px';
const classes = { base: styles.frame, focus: styles.focus, invalid: styles.invalid };

/** The card provider's own fields. While they are shown, `entry` can turn the card in them into a token. */
function CardForm({ entry, busy, onChange }: CardFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();

  useEffect(() => {
    if (!stripe || !elements) return undefined;
    return entry.attach(async () => {
      const card = elements.getElement(CardElement);
      const result = card && (await stripe.createToken(card));
      if (result?.token) return result.token.id;
      throw new EffectError({ code: 'CardInvalid', message: result?.error?.message ?? '' });
    });
  }, [entry, stripe, elements]);

  return (
    <CardElement
      options={{ hidePostalCode: true, disabled: busy, classes, style: { base: { fontSize: FONT_SIZE } } }}
      onChange={({ complete, error }) => onChange({ complete, error: error?.message })}
    />
  );
}

interface Loaded {
  /** How often loading had been tried before. */
  readonly retries: number;
  readonly provider: Stripe | null;
}

/** The inputs for a card. The number stays with the provider; the portal only learns whether the card is complete. */
export function CardFields({ entry, busy, onChange }: CardFieldsProps) {
  const [retries, setRetries] = useState(0);
  const [last, setLast] = useState<Loaded>();

  useEffect(() => {
    let shown = true;
    const load = async () => {
      const provider = await loadPayments(currentOrganization.get().settings.payments);
      if (shown) setLast({ retries, provider });
    };
    void load();
    return () => {
      shown = false;
    };
  }, [retries]);

  const loaded = last?.retries === retries ? last : undefined;
  if (!loaded) return <Skeleton bones={cardBones()} />;
  if (!loaded.provider)
    return (
      <Alert
        tone="danger"
        urgent
        action={
          <Button look="secondary" onClick={() => setRetries(retries + 1)}>
            Try again
          </Button>
        }
      >
        The card form could not be loaded. Please check your connection and try again.
      </Alert>
    );
  return (
    <Elements stripe={loaded.provider}>
      <CardForm entry={entry} busy={busy} onChange={onChange} />
    </Elements>
  );
}
