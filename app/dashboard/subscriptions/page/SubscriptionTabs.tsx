import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { PanelAction } from '../flow/createSubscriptionAction.ts';
import { SubscriptionCard } from '../card/SubscriptionCard.tsx';
import { shownIn, subscriptionFilters, type SubscriptionFilter } from './subscriptionFilters.ts';
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
}

/** The content of a tab. */
function Shown({ userId, subscriptions, onOpen, filter }: ShownProps) {
  const shown = shownIn(filter, subscriptions);
  const label = subscriptionFilters.find(({ value }) => value === filter)?.label ?? '';
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

/** Where a key leads from one of the tabs; undefined for any other key. */
function tabAfter(key: string, index: number): number | undefined {
  const last = subscriptionFilters.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight') return index === last ? 0 : index + 1;
  if (key === 'ArrowLeft') return index === 0 ? last : index - 1;
  return undefined;
}

/** The subscriptions by status. Written here: tabs of a library are more code than the whole page. */
export function SubscriptionTabs({ first, ...props }: SubscriptionTabsProps) {
  const [open, setOpen] = useState(first);
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent, index: number) => {
    const next = tabAfter(event.key, index);
    const filter = next === undefined ? undefined : subscriptionFilters[next];
    if (next === undefined || !filter) return;
    event.preventDefault();
    setOpen(filter.value);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div ref={tabs} role="tablist" aria-label="Which subscriptions" className={styles.list}>
        {subscriptionFilters.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === open}
            aria-controls={`${id}-panel`}
            tabIndex={value === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpen(value)}
            onKeyDown={(event) => move(event, index)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} tabIndex={0} className={styles.panel}>
        <Shown {...props} key={open} filter={open} />
      </div>
    </div>
  );
}
