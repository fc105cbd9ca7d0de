import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import { ActionFlow } from './ActionFlow.tsx';
import type { PanelAction } from '../flow/createSubscriptionAction.ts';
import { PayOwed } from './PayOwed.tsx';
import { RetentionFlow } from './RetentionFlow.tsx';
import * as styles from './SubscriptionPanel.css.ts';

interface SubscriptionPanelProps {
  readonly userId: string;
  /** The subscription as it was when the panel was opened. */
  readonly subscription: Subscription;
  readonly action: PanelAction;
  readonly onClose: () => void;
}

const titles: { readonly [A in PanelAction]: string } = {
  pay: 'Pay what is owed',
  resume: 'Resume subscription',
  reschedule: 'Reschedule subscription',
  pause: 'Pause subscription',
  cancel: 'Cancel subscription',
};

/** The panel for changing or paying a subscription. A patient who cancels sees an offer first, in the same panel. */
export function SubscriptionPanel({ userId, subscription, action, onClose }: SubscriptionPanelProps) {
  const router = useRouter();
  const [offering, setOffering] = useState(action === 'cancel');
  const { _id: id, cancellation_info: info } = subscription;
  const book = useCallback(() => {
    void router.navigate({
      to: '/schedule-subscription/$subscriptionId',
      params: { subscriptionId: id },
      search: { canIncrementCancellationAttempt: info.canIncrementCancellationAttempt },
    });
  }, [router, id, info]);
  const proceed = useCallback(() => setOffering(false), []);

  return (
    <SidePanel open title={titles[action]} titleHidden={action !== 'pay'} onClose={onClose}>
      <div className={styles.panel}>
        {action === 'pay' && <PayOwed userId={userId} subscription={subscription} onClose={onClose} />}
        {action !== 'pay' && offering && (
          <RetentionFlow subscription={subscription} onBook={book} onCancel={proceed} onDismiss={onClose} />
        )}
        {action !== 'pay' && !offering && (
          <ActionFlow userId={userId} subscription={subscription} action={action} onClose={onClose} />
        )}
      </div>
    </SidePanel>
  );
}
