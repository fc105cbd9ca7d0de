import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { cardQuery } from '#services/api/cards.ts';
import { LoadAgain } from '../../layout/LoadAgain.tsx';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { BillingCard } from './BillingCard.tsx';
import { Payments } from './Payments.tsx';

const route = getRouteApi('/signed-in');

/** How the patient pays. */
export function BillingPage() {
  const { userId } = route.useRouteContext();
  const card = useQuery(cardQuery(userId));
  usePageTitle('Billing');
  return (
    <>
      {card.data !== undefined && <BillingCard userId={userId} card={card.data} />}
      {card.isPending && <Skeleton bones={[{ height: '12rem' }]} />}
      {card.isError && card.data === undefined && <LoadAgain onPress={() => void card.refetch()} />}
      <Payments userId={userId} />
    </>
  );
}
