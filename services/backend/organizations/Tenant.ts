import type { Organization } from '#schemas/wire/organization.ts';

/** One brand, whole: the content of a tenant file. */
export interface Tenant {
  /** Part of addresses of its logo; stable for ever, the organization's id is derived from it. */
  readonly slug: string;
  /** Host names without port. The default tenant answers every host that no other names. */
  readonly domains: readonly string[];
  readonly default?: true;
  /** Logo and favicon are served from the texts below; what is left out besides depends on how the server is set up. */
  readonly settings: Omit<Organization['settings'], 'logo' | 'favicon' | 'default' | 'payments' | 'maps_key'>;
  /** SVG text. */
  readonly logo: string;
  /** SVG text. */
  readonly favicon: string;
}
