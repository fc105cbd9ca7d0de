import type { Organization } from '#schemas/wire/organization.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

/** What organizations are told of how their server is set up. */
export type Integrations = Pick<Organization['settings'], 'payments' | 'maps_key'>;

/** Who takes cards and who suggests addresses, as the settings say. */
export const integrationsOf = ({ mapsKey, stripe }: Pick<Settings, 'mapsKey' | 'stripe'>): Integrations => ({
  payments: stripe
    ? { provider: 'stripe', publishable_key: stripe.publishableKey }
    : { provider: 'sandbox', publishable_key: null },
  maps_key: mapsKey ?? null,
});
