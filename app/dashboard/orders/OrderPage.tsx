import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useParams, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { hasCode } from '#services/api/client/hasCode.ts';
import { orderDetailsQuery } from '#services/api/showcase.ts';
import { userQuery } from '#services/api/users.ts';
import { isPlainPress } from '../../hydration/isPlainPress.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import * as page from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { OrderDetails } from './OrderDetails.tsx';
import * as styles from './orders.css.ts';

const route = getRouteApi('/signed-in');

/** An order: what was ordered, its price, how far it is, and what happened to it. Its title names nothing: histories keep titles. */
export function OrderPage() {
  const { userId } = route.useRouteContext();
  const { history } = useRouter();
  const { orderId = '' } = useParams({ strict: false });
  const { data: user } = useQuery(userQuery(userId));
  const { data: order, error, isPending, refetch } = useQuery(orderDetailsQuery(userId, orderId));
  usePageTitle('Order');
  const isUnknown = hasCode(error, 'NotFound');
  // The list is there as it was left: chosen, and scrolled.
  const backToList = (press: MouseEvent) => {
    if (!isPlainPress(press) || !history.location.state.fromList) return;
    press.preventDefault();
    history.back();
  };
  return (
    <>
      <Link to="/orders" className={styles.back} onClick={backToList}>
        <Icon name="back" size="small" />
        All orders
      </Link>
      <h1 className={page.greeting}>{order?.name ?? 'Order'}</h1>
      {isPending && (
        <div className={page.section}>
          <Skeleton bones={pageShapes.order} />
        </div>
      )}
      {error && !order && !isUnknown && (
        <div className={page.section}>
          <LoadAgain onPress={() => void refetch()} />
        </div>
      )}
      {isUnknown && !order && (
        <div className={styles.nothing}>
          <p>You have no order at this address.</p>
          <Link to="/orders" className={button()}>
            Show all orders
          </Link>
        </div>
      )}
      {order && <OrderDetails order={order} userId={userId} state={user?.state ?? null} />}
    </>
  );
}
