import type { Organization } from '#schemas/wire/organization.ts';
import { stableId } from '../../kernel/ids/stableId.ts';
import { checkScheduling } from './checkScheduling.ts';
import { checkTenant } from './checkTenant.ts';
import type { Integrations } from './integrationsOf.ts';
import { organizationOf } from './organizationOf.ts';
import type { Tenant } from './Tenant.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The organization of the host that was asked. */
    tenant: KnownTenant;
  }
}

/** A tenant with what is derived from it. */
export interface KnownTenant extends Tenant {
  /** The organization's id. */
  readonly id: string;
  readonly organization: Organization;
}

function known(tenant: Tenant, integrations: Integrations): KnownTenant {
  const id = stableId('organization', tenant.slug);
  const organization = organizationOf(tenant, id, integrations);
  checkTenant(tenant.slug, organization);
  checkScheduling(tenant);
  return { ...tenant, id, organization };
}

/** The organizations that this server speaks for, by host. */
export class Tenants {
  readonly all: readonly KnownTenant[];
  readonly #byDomain = new Map<string, KnownTenant>();
  readonly #default: KnownTenant;

  /** @throws RangeError unless exactly one tenant is the default, each domain and slug is named once, and links are safe */
  constructor(tenants: readonly Tenant[], integrations: Integrations) {
    this.all = tenants.map((tenant) => known(tenant, integrations));
    const defaults = this.all.filter((tenant) => tenant.default);
    const [only] = defaults;
    if (!only || defaults.length > 1)
      throw new RangeError(`exactly one tenant must be the default, not ${defaults.length}`);
    this.#default = only;
    if (new Set(this.all.map(({ slug }) => slug)).size < this.all.length)
      throw new RangeError('two tenants have one slug');
    for (const tenant of this.all)
      for (const domain of tenant.domains) {
        const taken = this.#byDomain.get(domain);
        if (taken) throw new RangeError(`'${domain}' belongs to ${taken.slug} and to ${tenant.slug}`);
        this.#byDomain.set(domain, tenant);
      }
  }

  /** The organization that a host shows; the default one for hosts that nobody names. */
  atHost(hostname: string): KnownTenant {
    return this.#byDomain.get(hostname.toLowerCase()) ?? this.#default;
  }
}
