import { policySections } from '#schemas/wire/policy.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { policyTexts } from '../../kernel/database/tables/policyTexts.ts';
import { policyDigestOf } from '../organizations/policyDigestOf.ts';
import { policyOf } from '../organizations/policyOf.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';

/**
 * Keeps the texts that an organization asks its patients to accept, before the first of them can. What was kept stays, so that
 * patients can read what they agreed to after the text has changed. Several servers may do this at once.
 */
export async function keepPolicyTexts({ db }: Database, tenant: KnownTenant, publishedAt: Date): Promise<void> {
  const rows = policySections.map((policy) => ({
    organization: tenant.id,
    digest: policyDigestOf(tenant, policy),
    policy,
    text: policyOf(tenant, policy),
    publishedAt,
  }));
  await db.insert(policyTexts).values(rows).onConflictDoNothing();
}
