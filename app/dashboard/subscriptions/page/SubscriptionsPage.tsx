import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import * as styles from '../../layout/page.css.ts';
import { pageShapes } from '../../layout/pageShapes.ts';
import * as tabs from './SubscriptionTabs.css.ts';
import { SubscriptionTabs } from './SubscriptionTabs.tsx';
import { useSubscriptionPanel } from '../panel/useSubscriptionPanel.ts';
import { usePageTitle } from '#app/shell/usePageTitle.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as card from '../card/SubscriptionCard.css.ts';

/** Shown to a patient who has never had a subscription. */
function NoSubscriptions() {
  return (
    <Card aria-label="No Active Subscriptions">
      <div className={card.card}>
        <h2 className={card.name}>No Active Subscriptions</h2>
        <div className={card.actions}>
          <Link to="/shop" className={button()}>
            Visit Our Shop
          </Link>
        </div>
      </div>
    </Card>
  );
}

const SubscriptionPanel = lazy(() =>
  import('../panel/SubscriptionPanel.tsx').then(({ SubscriptionPanel: component }) => ({ default: component })),
);

const route = getRouteApi('/signed-in');

/** The patient's subscriptions with their actions. */
export function SubscriptionsPage() {
  const { userId } = route.useRouteContext();
  const { show = 'active' } = useSearch({ strict: false });
  const { data: subscriptions, error, isFetching, refetch } = useQuery(subscriptionsQuery(userId));
  const heading = useRef<HTMLHeadingElement>(null);
  const { opened, open, close } = useSubscriptionPanel(heading);
  usePageTitle('Subscriptions');
  useEffect(() => {
    if (error) reportFailure('reading the subscriptions', error);
  }, [error]);
  const failed = error !== null && !subscriptions;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.greeting}>
        Subscriptions
      </h1>
      <p className={styles.lead}>Manage treatments, snooze or cancel your subscription. We make it easy.</p>
      {subscriptions?.some(({ prescriptions }) => prescriptions.length > 0) && (
        <div className={tabs.medications}>
          <Link to="/dashboard/$userId/medications" params={{ userId }} className={button({ look: 'quiet' })}>
            My medications and how to take them
          </Link>
        </div>
      )}
      <div className={styles.section}>
        {failed && (
          <>
            <p className={styles.soft}>We could not load your subscriptions.</p>
            <div>
              <Button look="secondary" busy={isFetching} busyLabel="Loading…" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          </>
        )}
        {!subscriptions && !failed && <Skeleton bones={pageShapes.subscriptions} />}
        {subscriptions?.length === 0 && <NoSubscriptions />}
        {subscriptions && subscriptions.length > 0 && (
          <SubscriptionTabs userId={userId} subscriptions={subscriptions} first={show} onOpen={open} />
        )}
      </div>
      {opened && (
        <Suspense>
          <SubscriptionPanel userId={userId} {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
