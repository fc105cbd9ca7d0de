import type { Organization } from '#schemas/wire/organization.ts';
import { stableId } from '../../kernel/ids/stableId.ts';
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
  return { ...tenant, id, organization: organizationOf(tenant, id, integrations) };
}

/** The organizations that this server speaks for, by host. */
export class Tenants {
  readonly all: readonly KnownTenant[];
  readonly #byDomain: ReadonlyMap<string, KnownTenant>;
  readonly #default: KnownTenant;

  /** @throws RangeError where no tenant is the default */
  constructor(tenants: readonly Tenant[], integrations: Integrations) {
    this.all = tenants.map((tenant) => known(tenant, integrations));
    const fallback = this.all.find((tenant) => tenant.default);
    if (!fallback) throw new RangeError('one tenant must be the default');
    this.#default = fallback;
    this.#byDomain = new Map(this.all.flatMap((tenant) => tenant.domains.map((domain) => [domain, tenant])));
  }

  /** The organization that a host shows; the default one for hosts that nobody names. */
  atHost(hostname: string): KnownTenant {
    return this.#byDomain.get(hostname.toLowerCase()) ?? this.#default;
  }
}
