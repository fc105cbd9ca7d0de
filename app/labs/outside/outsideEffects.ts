import type { QueryClient } from '@tanstack/react-query';
import { readBirthday } from '#engine/answers/birthday.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import { readTestDay, testDayFault } from '#flows/labs/rules/testDayFault.ts';
import type { outsideResultsMachine } from '#flows/outside-results/outside-results.machine.ts';
import { addOutsideResults } from '#services/api/labs/outsideResults.ts';
import { userQuery } from '#services/api/users.ts';
import { asEffectError } from '../../flow/asEffectError.ts';
import { today } from '../../time/today.ts';
import { testOf } from './testOf.ts';

interface OutsideContext {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

type Learns = LearnsOf<typeof outsideResultsMachine>;

/** What happens while results of another laboratory are entered. */
export function outsideEffects({ userId, queryClient }: OutsideContext): EffectsOf<typeof outsideResultsMachine> {
  /** What was sent last, with its key: sent again after an answer was lost, it is the same. */
  let attempt = { sent: '', key: '' };
  return {
    /** Nothing is stored before the patient has checked all of it. */
    saveAnswer: ({ revision }) => Promise.resolve({ revision }),
    checkDay({ answers }): Promise<Learns['checkDay']> {
      const born = queryClient.getQueryData(userQuery(userId).queryKey)?.birthday;
      const birthday = born ? readBirthday(born) : undefined;
      const fault = testDayFault(readTestDay(testOf(answers).day), { today: today(), birthday });
      if (fault) return Promise.reject(new EffectError({ code: 'InvalidAnswer', message: fault.message }));
      return Promise.resolve({});
    },
    async addResults({ answers }): Promise<Learns['addResults']> {
      const { day, laboratory, values } = testOf(answers);
      const added = { day, laboratory, results: [...values] };
      const sent = JSON.stringify(added);
      if (attempt.sent !== sent) attempt = { sent, key: crypto.randomUUID() };
      try {
        await addOutsideResults(queryClient, userId, added, attempt.key);
        return {};
      } catch (error) {
        throw asEffectError(error);
      }
    },
  };
}
