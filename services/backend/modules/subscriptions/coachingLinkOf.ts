import type { Database } from '../../kernel/database/Database.ts';
import { findMembership } from '../memberships/store.ts';

/** Where the first appointment of a membership is booked; null where there is none, or no membership. */
export async function coachingLinkOf(
  database: Database,
  organization: string,
  membershipId: string | null,
): Promise<string | null> {
  const membership = membershipId === null ? undefined : await findMembership(database, organization, membershipId);
  const links = membership?.included_products.map(({ calcom }) => calcom.event_link) ?? [];
  return links.find((link) => link !== null) ?? null;
}
