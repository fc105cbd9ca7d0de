import type { EffectInput } from '#engine/effects/EffectInput.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '#engine/answers/Answers.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import { isOverdue, momentOfDay, type RescheduleOf } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import type { subscriptionActionMachine } from '#flows/subscription-action/subscription-action.machine.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { appointmentsQuery } from '#services/api/appointments.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import {
  cancelSubscription,
  medicationQuery,
  pauseSubscription,
  rescheduleSubscription,
  resumeSubscription,
  subscriptionsQuery,
} from '#services/api/subscriptions.ts';
import { asEffectError } from '#app/flow/asEffectError.ts';
import { bodyKeys } from './bodyKeys.ts';
import { reasonOf } from './reasonOf.ts';

/** Whose subscription is acted on, and from when its days are counted. */
export interface SubscriptionContext {
  readonly userId: string;
  readonly subscription: Subscription;
  readonly reschedule: RescheduleOf;
  readonly queryClient: QueryClient;
}

type Learns = LearnsOf<typeof subscriptionActionMachine>;

const SECOND = 1000;

/** What the panel of a subscription does in the world. Failures are reported; the patient sees the view as it was. */
export function subscriptionEffects({
  userId,
  subscription: { _id: id, prescriptions },
  reschedule,
  queryClient,
}: SubscriptionContext): EffectsOf<typeof subscriptionActionMachine> {
  const keyOf = bodyKeys();
  const momentOf = (answers: Answers) => momentOfDay(answers.fact('subscription.new_date') ?? '', reschedule);

  /** The subscription as the backend holds it; undefined where that cannot be learned. */
  const current = async (): Promise<Subscription | undefined> => {
    // Offline a read would wait for the network, and the patient with it.
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
   * Does one thing to the subscription, once, however often it is asked. Where the backend refuses it because the
   * subscription is already as it would make it, an answer was lost on the way, or another tab was faster: it is done.
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
        const refused = error instanceof ProblemError && error.code === 'WrongSubscriptionState';
        const now = refused ? await current() : undefined;
        if (!now || !isDone(now, body)) {
          reportFailure(`${action} of a subscription`, error);
          throw asEffectError(error);
        }
      } finally {
        // Also where it failed: an answer that was lost says nothing of what became of the subscription, nor of the
        // consultation that ends with it.
        void queryClient.invalidateQueries({ queryKey: subscriptionsQuery(userId).queryKey });
        void queryClient.invalidateQueries({ queryKey: appointmentsQuery(userId).queryKey });
      }
      return {};
    };

  return {
    /** Nothing of these screens is an answer that is stored; what they lead to is. */
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
        reportFailure('reading a prescription', error);
        throw asEffectError(error);
      }
    },
  };
}
