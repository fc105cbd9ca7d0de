import type { Policy, PolicySection } from '#schemas/wire/policy.ts';
import type { Tenant } from './Tenant.ts';

/** One text that patients agree to, with the tenant's own name and address in it. */
export function policyOf({ policies, settings }: Tenant, section: PolicySection): Policy {
  const fill = (text: string) =>
    text
      .replaceAll('{organization.name}', () => settings.name)
      .replaceAll('{organization.support_email}', () => settings.support_email);
  const { title, updated, parts } = policies[section];
  return {
    section,
    title: fill(title),
    updated,
    parts: parts.map(({ heading, paragraphs }) => ({ heading: fill(heading), paragraphs: paragraphs.map(fill) })),
  };
}
