import type { HomeFacts } from '#app/dashboard/home/rules/HomeFacts.ts';
import { exampleUser } from '../exampleUser.ts';

export const MOMENT = '2026-01-02T00:00:00.000Z';

/** What is known of a verified patient for whom there is nothing to do. */
export const exampleFacts = (more: Partial<HomeFacts> = {}): HomeFacts => ({
  user: exampleUser({ verificationStatus: 'completed', verified: true }),
  intakes: [],
  templates: [],
  subscriptions: [],
  labs: [],
  card: null,
  now: new Date('2026-11-01T12:00:00.000Z'),
  ...more,
});
