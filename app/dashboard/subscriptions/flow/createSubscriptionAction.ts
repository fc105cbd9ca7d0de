import { actionsOf, type SubscriptionAction } from '#flows/subscription-action/rules/actionsOf.ts';
import { rescheduleWindow } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import { subscriptionActionFlow } from '#flows/subscription-action/subscription-action.flow.ts';
import { today } from '#app/time/today.ts';
import { rescheduleOf } from './rescheduleOf.ts';
import { subscriptionEffects, type SubscriptionContext } from './subscriptionEffects.ts';

/** What the panel of a subscription is opened for. */
export type PanelAction = Exclude<SubscriptionAction, 'message'>;

interface ActionStart extends Omit<SubscriptionContext, 'reschedule'> {
  readonly action: PanelAction;
}

/** A panel's flow ready to be walked: the machine with its effects, what it starts with, and the days to choose from. */
export function createSubscriptionAction({ action, ...context }: ActionStart) {
  // One moment for the calendar and for what is sent, however long the panel is open.
  const reschedule = rescheduleOf(context.subscription, new Date());
  const started = subscriptionActionFlow.start({
    today,
    facts: {
      'subscription.opened_for': action,
      // Where it cannot be paused, as where it is paused already, the panel offers to cancel alone.
      'subscription.paused': !actionsOf(context.subscription).includes('pause'),
    },
    effects: subscriptionEffects({ ...context, reschedule }),
  });
  return { ...started, dateLimits: { ...rescheduleWindow(reschedule), zone: reschedule.zone } };
}
