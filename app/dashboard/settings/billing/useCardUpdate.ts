import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Card } from '#schemas/wire/card.ts';
import { addCard, cardQuery, createBillingProfile } from '#services/api/cards.ts';
import { userQuery } from '#services/api/users.ts';
import { CardEntry } from '../../../checkout/card/CardEntry.ts';
import { keptSource } from '../../../checkout/cart/patientSource.ts';

/**
 * Saves the card in the provider's fields: the first one, or another in the place of `saved`. Nothing is charged. A
 * token is of one press, and so is its key.
 */
export function useCardUpdate(userId: string, saved: Card | null) {
  const queryClient = useQueryClient();
  const [entry] = useState(() => new CardEntry());
  const update = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const token = await entry.tokenize();
      const key = crypto.randomUUID();
      return saved ? addCard(userId, token, key) : createBillingProfile(userId, { token, ...keptSource.get() }, key);
    },
    onSuccess: async (card) => {
      queryClient.setQueryData(cardQuery(userId).queryKey, card);
      await queryClient.invalidateQueries({ queryKey: userQuery(userId).queryKey });
    },
  });
  return { entry, update };
}
