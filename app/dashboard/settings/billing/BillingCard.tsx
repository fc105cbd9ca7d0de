import { useId, useState } from 'react';
import type { Card as SavedCardData, Card as StoredCard } from '#schemas/wire/card.ts';
import { SavedCard } from '#renderers/steps/products/checkout/card/SavedCard.tsx';
import { useHeldInput } from '#renderers/flow/useHeldInput.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { cardFieldsOf } from '../../../checkout/card/cardFieldsOf.tsx';
import * as page from '../../layout/page.css.ts';
import { SavedNotice } from '../SavedNotice.tsx';
import { TurningPlace } from '../TurningPlace.tsx';
import * as styles from './billing.css.ts';
import { useCardUpdate } from './useCardUpdate.ts';
import { cardExpiry } from '../../../checkout/card/cardExpiry.ts';
import { useNow } from '../../../time/useNow.ts';

/** Warns of a card that expires soon or has expired; nothing while it is good. */
function CardExpiryNotice({ card }: { readonly card: StoredCard }) {
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

/** The cards that the payment provider takes for the portal. */
const ACCEPTED = ['Visa', 'MasterCard', 'Discover', 'American Express'] as const;

interface BillingCardProps {
  readonly userId: string;
  readonly card: SavedCardData | null;
}

/** The card that pays for the patient's care, and the form for another one. */
export function BillingCard({ userId, card }: BillingCardProps) {
  const id = useId();
  const [editing, setEditing] = useState(card === null);
  const [entered, setEntered] = useState<{ readonly complete: boolean; readonly error: string | undefined }>();
  const { entry, update } = useCardUpdate(userId, card);
  const [CardFields] = useState(() => cardFieldsOf(entry));
  const holdInput = useHeldInput(editing ? 'entered' : 'saved');
  const close = () => {
    setEditing(false);
    setEntered(undefined);
  };
  return (
    <Card aria-labelledby={id}>
      <div className={page.visit}>
        <h2 id={id} className={page.visitName}>
          Payment method
        </h2>
        {update.isSuccess && <SavedNotice key={update.submittedAt}>Credit card updated successfully</SavedNotice>}
        <TurningPlace turn={editing ? 'form' : 'card'}>
          {card && !editing && (
            <>
              <CardExpiryNotice card={card} />
              <SavedCard card={card} />
              <div className={page.actions}>
                <Button look="secondary" onClick={() => setEditing(true)}>
                  Update card
                </Button>
              </div>
            </>
          )}
          {editing && (
            <>
              <ul className={styles.accepted} aria-label="Accepted cards">
                {ACCEPTED.map((name) => (
                  <li key={name} className={styles.brand}>
                    {name}
                  </li>
                ))}
                <li className={styles.brand}>HSA/FSA</li>
              </ul>
              <CardFields
                busy={update.isPending}
                onChange={(state) => {
                  holdInput();
                  if (update.isError) update.reset();
                  setEntered(state);
                }}
              />
              <div role="alert">
                {entered?.error !== undefined && <FieldMessage id={`${id}-error`}>{entered.error}</FieldMessage>}
              </div>
              {update.isError && (
                <Alert tone="danger" urgent>
                  {update.error.message}
                </Alert>
              )}
              <p className={page.soft}>Nothing is charged now. Your card is kept by the payment provider.</p>
              <div className={page.actions}>
                <Button
                  reason={
                    entered?.complete === true ? undefined : 'Enter your card number, its date and its security code.'
                  }
                  busy={update.isPending}
                  busyLabel="Saving…"
                  onClick={() => update.mutate(undefined, { onSuccess: close })}
                >
                  Save card
                </Button>
                {card && (
                  <Button look="quiet" onClick={() => !update.isPending && close()}>
                    Cancel
                  </Button>
                )}
              </div>
            </>
          )}
        </TurningPlace>
      </div>
    </Card>
  );
}
