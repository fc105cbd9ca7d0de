import type { Organization } from '#schemas/wire/organization.ts';
import { connectionOf } from '../../adapters/realtime/connectionOf.ts';
import type { Settings } from '../../kernel/settings/settings.ts';

/** What organizations are told of how their server is set up. */
export type Integrations = Pick<Organization['settings'], 'payments' | 'maps_key' | 'collector' | 'realtime'>;

/** Who takes cards, suggests addresses, collects events and tells pages what is new, as the settings say. */
export const integrationsOf = ({
  mapsKey,
  stripe,
  collector,
  pusher,
}: Pick<Settings, 'mapsKey' | 'stripe' | 'collector' | 'pusher'>): Integrations => ({
  payments: stripe
    ? { provider: 'stripe', publishable_key: stripe.publishableKey }
    : { provider: 'sandbox', publishable_key: null },
  maps_key: mapsKey ?? null,
  collector: collector ?? null,
  realtime: connectionOf({ pusher }),
});
