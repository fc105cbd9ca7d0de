import { Tabs } from '@base-ui/react/tabs';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { PanelAction } from '../flow/createSubscriptionAction.ts';
import { SubscriptionCard } from '../card/SubscriptionCard.tsx';
import { showsStatus, subscriptionFilters, type SubscriptionFilter } from './subscriptionFilters.ts';
import * as styles from './SubscriptionTabs.css.ts';

interface SubscriptionTabsProps {
  readonly userId: string;
  readonly subscriptions: readonly Subscription[];
  /** The tab that is open first. */
  readonly first: SubscriptionFilter;
  readonly onOpen: (subscription: Subscription, action: PanelAction, opener: HTMLElement) => void;
}

interface ShownProps extends Omit<SubscriptionTabsProps, 'first'> {
  readonly filter: SubscriptionFilter;
  readonly label: string;
}

/** The content of a tab. It stays unchanged while another tab replaces it. */
function Shown({ userId, subscriptions, onOpen, filter, label }: ShownProps) {
  const shown = subscriptions.filter(({ status }) => showsStatus(filter, status));
  if (shown.length === 0) return <p className={styles.nothing}>{`There's no ${label.toLowerCase()} subscriptions.`}</p>;
  return (
    <ul className={styles.cards}>
      {shown.map((subscription) => (
        <li key={subscription._id}>
          <SubscriptionCard userId={userId} subscription={subscription} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

/** The subscriptions by status. */
export function SubscriptionTabs({ first, ...props }: SubscriptionTabsProps) {
  return (
    <Tabs.Root defaultValue={first} className={styles.tabs}>
      <Tabs.List aria-label="Which subscriptions" activateOnFocus className={styles.list}>
        {subscriptionFilters.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} className={styles.tab}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {subscriptionFilters.map(({ value, label }) => (
        <Tabs.Panel key={value} value={value} className={styles.panel}>
          <Shown {...props} filter={value} label={label} />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
