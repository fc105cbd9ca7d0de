import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { FlowInput } from '#engine/flow/FlowContext.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { actionsOf, type SubscriptionAction } from '#flows/subscription-action/rules/actionsOf.ts';
import { rescheduleWindow } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import { subscriptionActionMachine } from '#flows/subscription-action/subscription-action.machine.ts';
import steps from '#flows/subscription-action/subscription-action.steps.json';
import { today } from '../today.ts';
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
  const answers = new Answers(compile(stepKinds, stepSetOf(steps)), {
    today,
    facts: {
      'subscription.opened_for': action,
      // Where it cannot be paused, as where it is paused already, the panel offers to cancel alone.
      'subscription.paused': !actionsOf(context.subscription).includes('pause'),
    },
  });
  const input: FlowInput = { answers };
  return {
    machine: provideEffects(subscriptionActionMachine, subscriptionEffects({ ...context, reschedule })),
    input,
    dateLimits: { ...rescheduleWindow(reschedule), zone: reschedule.zone },
  };
}
