import { actionsOf, type SubscriptionAction } from '#flows/subscription-action/rules/actionsOf.ts';
import { isPeriodOver } from '#flows/subscription-action/rules/isPeriodOver.ts';
import { rescheduleWindow } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import { subscriptionActionFlow } from '#flows/subscription-action/subscription-action.flow.ts';
import { today } from '#app/time/today.ts';
import { rescheduleOf } from './rescheduleOf.ts';
import { subscriptionEffects, type SubscriptionContext } from './subscriptionEffects.ts';

/** The actions for which a subscription's panel is opened. */
export type PanelAction = Exclude<SubscriptionAction, 'message'>;

/** Those that a flow walks. */
export type WalkedAction = Exclude<PanelAction, 'pay'>;

interface ActionStart extends Omit<SubscriptionContext, 'reschedule'> {
  readonly action: WalkedAction;
}

/** A panel's flow ready to run: the machine with its effects, its input, and the days to choose from. */
export function createSubscriptionAction({ action, ...context }: ActionStart) {
  // The calendar and the request use the same moment, however long the panel is open.
  const now = new Date();
  const reschedule = rescheduleOf(context.subscription, now);
  const { current_period_end: end } = context.subscription;
  const started = subscriptionActionFlow.start({
    today,
    facts: {
      'subscription.opened_for': action,
      // If the subscription cannot be paused, for example because it already is, the panel only offers to cancel.
      'subscription.paused': !actionsOf(context.subscription).includes('pause'),
      'subscription.period_over': isPeriodOver(end === null ? null : new Date(end), now),
    },
    effects: subscriptionEffects({ ...context, reschedule }),
  });
  return { ...started, dateLimits: { ...rescheduleWindow(reschedule), zone: reschedule.zone } };
}
