import type { Tenant } from '../../modules/organizations/Tenant.ts';
import consent from './consent.json';
import privacy from './privacy.json';
import tos from './tos.json';

/** Drafts, which a clinic adapts together with its lawyers. */
export const standardPolicies: Tenant['policies'] = { consent, tos, privacy };
