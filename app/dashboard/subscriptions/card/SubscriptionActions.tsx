import { actionsOf } from '#flows/subscription-action/rules/actionsOf.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { AskLink } from '../../../asking/AskLink.tsx';
import type { PanelAction } from '../flow/createSubscriptionAction.ts';
import * as styles from './SubscriptionCard.css.ts';

interface SubscriptionActionsProps {
  readonly userId: string;
  readonly subscription: Subscription;
  /** @param opener the button, which gets focus back */
  readonly onOpen: (action: PanelAction, opener: HTMLElement) => void;
}

const labels: { readonly [A in PanelAction]: string } = {
  pay: 'Pay now',
  resume: 'Resume',
  reschedule: 'Reschedule',
  pause: 'Pause',
  cancel: 'Cancel',
};

/** The buttons for the actions that a subscription allows. */
export function SubscriptionActions({ userId, subscription, onOpen }: SubscriptionActionsProps) {
  const actions = actionsOf(subscription);
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) =>
        action === 'message' ? (
          <AskLink
            key={action}
            userId={userId}
            about={{ type: 'subscription', id: subscription._id }}
            wantsCall={subscription.held}
            className={button({ look: subscription.held ? 'primary' : 'secondary' })}
          >
            Message Us
          </AskLink>
        ) : (
          <Button
            key={action}
            look={action === 'cancel' ? 'quiet' : action === 'resume' || action === 'pay' ? 'primary' : 'secondary'}
            aria-haspopup="dialog"
            onClick={(event) => onOpen(action, event.currentTarget)}
          >
            {labels[action]}
          </Button>
        ),
      )}
    </div>
  );
}
