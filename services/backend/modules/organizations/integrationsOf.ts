import type { Organization } from '#schemas/wire/organization.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

/** What organizations are told of how their server is set up. */
export type Integrations = Pick<Organization['settings'], 'payments' | 'maps_key' | 'collector'>;

/** Who takes cards, who suggests addresses and who collects events, as the settings say. */
export const integrationsOf = ({
  mapsKey,
  stripe,
  collector,
}: Pick<Settings, 'mapsKey' | 'stripe' | 'collector'>): Integrations => ({
  payments: stripe
    ? { provider: 'stripe', publishable_key: stripe.publishableKey }
    : { provider: 'sandbox', publishable_key: null },
  maps_key: mapsKey ?? null,
  collector: collector ?? null,
});
