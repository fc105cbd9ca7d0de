import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { Card } from '#schemas/wire/card.ts';
import { cardExpiry } from '../../../checkout/card/cardExpiry.ts';
import { useNow } from '../../../time/useNow.ts';

/** Warns of a card that expires soon or has expired; nothing while it is good. */
export function CardExpiryNotice({ card }: { readonly card: Card }) {
  const expiry = cardExpiry(card, useNow());
  if (expiry === 'good') return null;
  return (
    <Alert
      tone={expiry === 'expired' ? 'danger' : 'warning'}
      title={expiry === 'expired' ? 'Your card has expired' : `Your card expires at the end of ${card.exp}`}
    >
      Enter another card, so that nothing is held up.
    </Alert>
  );
}
