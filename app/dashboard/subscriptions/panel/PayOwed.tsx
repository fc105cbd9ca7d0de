import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { Card } from '#schemas/wire/card.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { cardText } from '#renderers/steps/products/checkout/card/cardText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { cardQuery } from '#services/api/cards.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { moneyAfter, moneyNote } from '../../../checkout/charge/money.ts';
import { LoadAgain } from '../../layout/LoadAgain.tsx';
import { BillingCard } from '../../settings/billing/BillingCard.tsx';
import { dueText } from '../texts/planTexts.ts';
import { owedNote } from '../texts/statusTexts.ts';
import { usePayOwed } from './usePayOwed.ts';

interface PayOwedProps {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** What is told once it is paid; it has the focus of the button that paid. */
function Paid({ userId, charged, now, onClose }: PaidProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const next = dueText(now);
  return (
    <>
      <div ref={box} tabIndex={-1}>
        <Alert tone="success" title={`${now.name} is paid`}>
          {charged && (
            <p>
              {formatMoney(charged.amount)} was charged to your {charged.card ? cardText(charged.card) : 'card'}.
            </p>
          )}
          <p>
            <Link to="/dashboard/$userId/settings/billing" params={{ userId }}>
              {charged ? 'The receipt is among your payments.' : 'See your payments'}
            </Link>
          </p>
          {next !== undefined && <p>{next}.</p>}
        </Alert>
      </div>
      <Button full onClick={onClose}>
        Close
      </Button>
    </>
  );
}

interface PaidProps extends Pick<PayOwedProps, 'userId' | 'onClose'> {
  /** The cents and the card; undefined where it was paid elsewhere, and nobody knows them here. */
  readonly charged: { readonly amount: number; readonly card: Card | null } | undefined;
  /** The subscription as it is now. */
  readonly now: Subscription;
}

/** Why it was not paid, and what became of the money. */
function NotPaid({ error, amount }: { readonly error: Error; readonly amount: number }) {
  const other = currentOf(error, 'OrderChanged')?.amount;
  return (
    <Alert tone="danger" urgent>
      <p>{other === undefined ? error.message : `The amount has changed to ${formatMoney(other)}.`}</p>
      {amount !== other && <p>{moneyNote(moneyAfter(error))}</p>}
    </Alert>
  );
}

/** What is owed of a subscription, the card that pays it, and the button that does. */
export function PayOwed({ userId, subscription, onClose }: PayOwedProps) {
  const { _id: id, name, owed, type } = subscription;
  const card = useQuery(cardQuery(userId));
  const pay = usePayOwed(userId, id);
  const [amount, setAmount] = useState(owed?.amount ?? 0);
  if (!owed) return null;
  if (pay.isSuccess) {
    const { now, isPaidElsewhere } = pay.data;
    const charged = isPaidElsewhere ? undefined : { amount, card: card.data ?? null };
    return <Paid userId={userId} charged={charged} now={now} onClose={onClose} />;
  }
  const [start, end] = [owed.period_start, owed.period_end].map((moment) => momentText(new Date(moment), 'date'));
  const send = () =>
    pay.mutate(amount, {
      onError: (error) => setAmount((shown) => currentOf(error, 'OrderChanged')?.amount ?? shown),
    });
  return (
    <>
      <div>
        <p>
          We could not charge {formatMoney(owed.amount)} for {name}, for the period from {start} to {end}.
        </p>
        <p>{owedNote(type)}</p>
      </div>
      {card.data !== undefined && <BillingCard userId={userId} card={card.data} />}
      {card.isPending && <Skeleton bones={[{ height: '12rem' }]} />}
      {card.isError && card.data === undefined && <LoadAgain onPress={() => void card.refetch()} />}
      {pay.isError && <NotPaid key={pay.submittedAt} error={pay.error} amount={amount} />}
      <Button
        full
        reason={card.data ? undefined : 'Save the card first that is to be charged.'}
        busy={pay.isPending}
        busyLabel="Paying…"
        onClick={send}
      >
        Pay {formatMoney(amount)} now
      </Button>
    </>
  );
}
