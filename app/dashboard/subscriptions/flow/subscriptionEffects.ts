import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectInput } from '#engine/effects/EffectInput.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '#engine/answers/Answers.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import { isOverdue, momentOfDay, type RescheduleOf } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import type { subscriptionActionMachine } from '#flows/subscription-action/subscription-action.machine.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import {
  cancelSubscription,
  pauseSubscription,
  rescheduleSubscription,
  resumeSubscription,
} from '#services/api/subscriptionActions.ts';
import { medicationQuery, subscriptionsQuery } from '#services/api/subscriptions.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { asEffectError } from '#app/flow/asEffectError.ts';
import { bodyKeys } from './bodyKeys.ts';
import { reasonOf } from './reasonOf.ts';

/** The patient and the subscription, and the data that determine the days. */
export interface SubscriptionContext {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly reschedule: RescheduleOf;
  readonly queryClient: QueryClient;
}

type Learns = LearnsOf<typeof subscriptionActionMachine>;

const SECOND = 1000;

/**
 * The error of an action that failed. It has no text: the button and an announcement say that the action was not done,
 * and the panel reads the subscription again. The reason goes to analytics.
 */
function notDone(action: string, error: unknown): EffectError {
  reportFailure(action, error);
  return new EffectError({ code: asEffectError(error).code, message: '' });
}

/** The effects of a subscription's panel. */
export function subscriptionEffects({
  userId,
  subscription: { _id: id, prescriptions },
  reschedule,
  queryClient,
}: SubscriptionContext): EffectsOf<typeof subscriptionActionMachine> {
  const keyOf = bodyKeys();
  const momentOf = (answers: Answers) => momentOfDay(answers.fact('subscription.new_date') ?? '', reschedule);

  /** The current subscription from the backend; undefined when it cannot be loaded. */
  const current = async (): Promise<Subscription | undefined> => {
    // Without this, a fetch would wait while the browser is offline, and so would the patient.
    const read = queryClient.fetchQuery({
      ...subscriptionsQuery(userId),
      staleTime: 0,
      networkMode: 'always',
      retry: false,
    });
    const all = await read.catch(() => []);
    return all.find(({ _id }) => _id === id);
  };

  /**
   * Runs an action on the subscription once, however often it is called. If the backend refuses it because the
   * subscription is already in the resulting state, a response was lost or another tab was faster: the action counts as
   * done.
   */
  const act =
    <Body extends object>(
      action: string,
      call: (subscriptionId: string, body: Body, key: string) => Promise<Subscription>,
      bodyOf: (answers: Answers) => Body,
      isDone: (now: Subscription, body: Body) => boolean,
    ) =>
    async ({ answers }: EffectInput) => {
      const body = bodyOf(answers);
      try {
        await call(id, body, keyOf(action, body));
      } catch (error) {
        const refused = hasCode(error, 'WrongSubscriptionState');
        const now = refused ? await current() : undefined;
        if (!now || !isDone(now, body)) throw notDone(`${action} of a subscription`, error);
      } finally {
        // After errors too: after a lost response, the state of the subscription, what it is charged next, and the state
        // of the consultation that ends with it, are unknown.
        void queryClient.invalidateQueries({ queryKey: subscriptionsQuery(userId).queryKey });
        void queryClient.invalidateQueries({ queryKey: timelineQuery(userId).queryKey });
        void queryClient.invalidateQueries({ queryKey: appointmentsQuery(userId).queryKey });
      }
      return {};
    };

  return {
    /** No answer of these screens is stored; only their effects are. */
    saveAnswer: ({ revision }) => Promise.resolve({ revision }),
    pauseSubscription: act(
      'pause',
      pauseSubscription,
      (answers) => ({ pause_reason: reasonOf(answers, 'pause-reason') }),
      ({ status }) => status === 'paused',
    ),
    cancelSubscription: act(
      'cancel',
      cancelSubscription,
      (answers) => ({ cancel_reason: reasonOf(answers, 'cancel-reason') }),
      ({ status }) => status === 'canceled',
    ),
    resumeSubscription: act(
      'resume',
      resumeSubscription,
      (answers) => ({ shipNow: answers.fact('subscription.resumes') === 'now' }),
      ({ status }) => status === 'active',
    ),
    rescheduleSubscription: act(
      'reschedule',
      rescheduleSubscription,
      (answers) => ({ new_time: Math.floor(momentOf(answers).getTime() / SECOND) }),
      ({ reschedule_date: date }, { new_time: time }) => date === time,
    ),
    async rateDate({ answers }): Promise<Learns['rateDate']> {
      const [newest] = prescriptions;
      if (newest === undefined) return { 'subscription.date_type': 'normal' };
      try {
        const { expiration_date: end } = await queryClient.fetchQuery({
          ...medicationQuery(userId, id, newest),
          networkMode: 'always',
        });
        return { 'subscription.date_type': isOverdue(momentOf(answers), end) ? 'overdue' : 'normal' };
      } catch (error) {
        throw notDone('reading a prescription', error);
      }
    },
  };
}
