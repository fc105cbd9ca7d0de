import type { PolicySection } from '#schemas/wire/policy.ts';
import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import { policyOf } from './policyOf.ts';
import type { Tenant } from './Tenant.ts';

/** SHA-256 of a policy's text as it is today: what agreements keep of what was agreed to. */
export const policyDigestOf = (tenant: Tenant, section: PolicySection): string =>
  canonicalDigest(policyOf(tenant, section));
