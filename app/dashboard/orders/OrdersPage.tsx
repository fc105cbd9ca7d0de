import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { showcaseQuery } from '#services/api/showcase.ts';
import { userQuery } from '#services/api/users.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import * as page from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderLink } from './OrderLink.tsx';
import { OrderPages } from './OrderPages.tsx';
import * as styles from './orders.css.ts';
import { readOrdersSearch } from './readOrdersSearch.ts';

const route = getRouteApi('/signed-in');

const countOf = (total: number): string => (total === 1 ? '1 order' : `${total} orders`);

/** What the patient has ordered, newest first. The keyboard goes on with the first order of a page that was turned to. */
export function OrdersPage() {
  const { userId } = route.useRouteContext();
  const choice = readOrdersSearch(useSearch({ strict: false }));
  const { data: user } = useQuery(userQuery(userId));
  const orders = useQuery({ ...showcaseQuery(userId, choice), placeholderData: keepPreviousData });
  const list = useRef<HTMLUListElement>(null);
  const isTurned = useRef(false);
  const { data, isPlaceholderData: isOld } = orders;
  const shown = isOld ? undefined : data?.page;
  useEffect(() => {
    if (shown === undefined || !isTurned.current) return;
    isTurned.current = false;
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown]);
  usePageTitle('Orders');
  const isFiltered = choice.status !== undefined || choice.type !== undefined;
  return (
    <>
      <h1 className={page.greeting}>Orders</h1>
      <p className={page.lead}>What you ordered, and how far it is.</p>
      {(isFiltered || data?.total !== 0) && <OrderFilters {...choice} />}
      <div className={styles.results} aria-busy={isOld}>
        {orders.isPending && <Skeleton bones={pageShapes.orders.slice(1)} />}
        {orders.isError && !data && <LoadAgain onPress={() => void orders.refetch()} />}
        <output className={styles.soft}>{data && data.docs.length > 0 && countOf(data.total)}</output>
        {data?.docs.length === 0 && <NoOrders total={data.total} isFiltered={isFiltered} />}
        {data && data.docs.length > 0 && (
          <ul ref={list} className={styles.orders}>
            {data.docs.map((order) => (
              <li key={order._id}>
                <OrderLink order={order} zone={zoneOfState(user?.state ?? null)} />
              </li>
            ))}
          </ul>
        )}
        {data && data.docs.length > 0 && (
          <OrderPages
            page={data.page}
            totalPages={data.totalPages}
            choice={choice}
            onTurn={() => {
              isTurned.current = true;
            }}
          />
        )}
      </div>
      {data && data.total > 0 && (
        <p className={styles.elsewhere}>
          Renewals of your plans are listed with{' '}
          <Link to="/dashboard/$userId/settings/billing" params={{ userId }}>
            your payments
          </Link>
          .
        </p>
      )}
    </>
  );
}
