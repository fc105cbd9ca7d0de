import type { Organization } from '#schemas/wire/organization.ts';

/** Collects events and error reports where the installation does. Its code is loaded only there. */
export async function startAnalytics({ _id, settings: { collector } }: Organization): Promise<void> {
  if (collector === null) return;
  const { collectEvents } = await import('#services/analytics/collectEvents.ts');
  collectEvents({ url: collector, organization: _id });
}
