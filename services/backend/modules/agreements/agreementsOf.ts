import type { Agreement } from '#schemas/wire/agreement.ts';
import { policySections } from '#schemas/wire/policy.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { policyDigestOf } from '../organizations/policyDigestOf.ts';
import { policyOf } from '../organizations/policyOf.ts';
import type { Tenant } from '../organizations/Tenant.ts';
import { keptAgreements } from './store.ts';

/** How much of a digest names a version. */
const NAME = 8;

/** What a patient has agreed to, newest first, and whether it is the text of today. */
export async function agreementsOf(database: Database, tenant: Tenant, userId: string): Promise<Agreement[]> {
  const kept = await keptAgreements(database, userId);
  const agreements = policySections.flatMap((policy) => {
    const own = kept.filter((one) => one.policy === policy);
    if (own.length === 0) return [];
    const { title } = policyOf(tenant, policy);
    const today = policyDigestOf(tenant, policy);
    return own.map(({ digest, agreed_at }) => ({
      policy,
      title,
      agreed_at,
      is_current: digest === today,
      digest: digest.slice(0, NAME),
    }));
  });
  return agreements.toSorted((one, other) => other.agreed_at.localeCompare(one.agreed_at));
}
