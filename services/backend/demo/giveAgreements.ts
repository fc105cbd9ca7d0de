import { policySections } from '#schemas/wire/policy.ts';
import { agreements } from '../kernel/database/tables/agreements.ts';
import { policyDigestOf } from '../modules/organizations/policyDigestOf.ts';
import type { Tenant } from '../modules/organizations/Tenant.ts';
import type { Seeded } from './Seeded.ts';

/** A demo patient has agreed to the texts of the day of seeding, as patients do who sign up. */
export async function giveAgreements(
  { database: { db }, clock }: Seeded,
  tenant: Tenant,
  userId: string,
): Promise<void> {
  const agreedAt = clock();
  await db
    .insert(agreements)
    .values(policySections.map((policy) => ({ userId, policy, digest: policyDigestOf(tenant, policy), agreedAt })));
}
