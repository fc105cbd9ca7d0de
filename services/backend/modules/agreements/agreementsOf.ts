import type { AgreedText, Agreement } from '#schemas/wire/agreement.ts';
import { policySections } from '#schemas/wire/policy.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { policyDigestOf } from '../organizations/policyDigestOf.ts';
import { policyOf } from '../organizations/policyOf.ts';
import type { Tenant } from '../organizations/Tenant.ts';
import { findAgreedText, keptAgreements, type KeptAgreement } from './store.ts';

/** An agreement as the patient sees it; undefined of what is no policy any more. */
function agreementOf(tenant: Tenant, kept: KeptAgreement): Agreement | undefined {
  const policy = policySections.find((section) => section === kept.policy);
  if (!policy) return undefined;
  return {
    policy,
    title: kept.title ?? policyOf(tenant, policy).title,
    agreed_at: kept.agreed_at,
    is_current: kept.digest === policyDigestOf(tenant, policy),
    is_kept: kept.title !== null,
    digest: kept.version,
  };
}

const placeOf = ({ policy }: Agreement) => policySections.indexOf(policy);

/** What a patient has agreed to, newest first, and whether it is the text of today. */
export async function agreementsOf(database: Database, tenant: Tenant, userId: string): Promise<Agreement[]> {
  const kept = await keptAgreements(database, userId);
  return kept
    .map((one) => agreementOf(tenant, one))
    .filter((one) => one !== undefined)
    .toSorted((one, other) => other.agreed_at.localeCompare(one.agreed_at) || placeOf(one) - placeOf(other));
}

/**
 * The text of a version that a patient has agreed to, as it was shown.
 *
 * @throws ProblemError NotFound where the patient did not agree to it, or its text was not kept
 */
export async function agreedTextOf(
  database: Database,
  tenant: Tenant,
  { userId, version }: { readonly userId: string; readonly version: string },
): Promise<AgreedText> {
  const kept = await findAgreedText(database, userId, version);
  const agreement = kept && agreementOf(tenant, kept);
  if (!agreement || !kept.text) throw problems.notFound('the patient has agreed to no such text');
  return { agreement, text: kept.text };
}
