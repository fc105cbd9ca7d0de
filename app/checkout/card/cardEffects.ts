import type { QueryClient } from '@tanstack/react-query';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import type { cardMachine } from '#flows/card/card.machine.ts';
import { addCard, cardQuery, createBillingProfile } from '#services/api/cards.ts';
import { userQuery } from '#services/api/users.ts';
import { patientFacts } from '../../patient/patientFacts.ts';
import { asPurchaseError } from '../charge/asPurchaseError.ts';
import type { Attempt } from '../charge/Attempt.ts';
import { beforeCharge } from '../charge/beforeCharge.ts';
import { keptSource } from '../cart/patientSource.ts';
import type { CardEntry } from './CardEntry.ts';
import { moneyNote } from '../charge/money.ts';

/** The patient and the card of a checkout. */
export interface CardContext {
  readonly userId: string;
  readonly cards: Pick<CardEntry, 'tokenize'>;
  readonly attempt: Attempt;
  readonly queryClient: QueryClient;
}

type Learns = LearnsOf<typeof cardMachine>;

/** The effects that every checkout runs before it charges: reading the account, and saving the card. */
export function cardEffects({ userId, cards, attempt, queryClient }: CardContext): EffectsOf<typeof cardMachine> {
  const refreshCard = () => queryClient.invalidateQueries({ queryKey: cardQuery(userId).queryKey });
  const settled = beforeCharge(attempt);
  const tokenize = () =>
    cards.tokenize().catch((error: unknown) => {
      throw asPurchaseError(error, 'not_charged');
    });

  return {
    async refreshUser(): Promise<Learns['refreshUser']> {
      return patientFacts(await settled(() => queryClient.fetchQuery({ ...userQuery(userId), staleTime: 0 })));
    },

    async refuseWithoutCard(): Promise<Learns['refuseWithoutCard']> {
      throw new EffectError({
        code: 'PaymentMethodMissing',
        message: 'Error. Please, contact support.',
        note: moneyNote('not_charged'),
      });
    },

    async createCardAccount(): Promise<Learns['createCardAccount']> {
      const token = await tokenize();
      await settled(() => createBillingProfile(userId, { token, ...keptSource.get() }, attempt.key(token)));
      await refreshCard();
      return { 'patient.has_card_source': true };
    },

    async updateCard(): Promise<Learns['updateCard']> {
      const token = await tokenize();
      await settled(() => addCard(userId, token, attempt.key(token)));
      await refreshCard();
      return { 'patient.has_card_source': true };
    },
  };
}
