import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createSignup } from '#app/signup/createSignup.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import { exampleUser } from '#stories/pages/exampleUser.ts';

it('a signup is sent nowhere where its product is not sold', () => {
  const { labPanel } = exampleOffers;
  const { delivery } = createSignup({
    user: exampleUser(),
    address: { section: 'profile' },
    offer: { ...labPanel, template: { ...labPanel.template, unavailable_states: ['MS', 'NV'] } },
    lifestyle: undefined,
    queryClient: new QueryClient(),
  });
  expect(delivery().limits).toEqual({ unavailable: ['MS', 'NV'], isLab: true, visitState: undefined });
});
