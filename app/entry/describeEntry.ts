import type { Organization } from '#schemas/wire/organization.ts';
import type { EntryAddress } from './address/EntryAddress.ts';
import { landingOf, type LandingSource } from './landing/Landing.ts';

/** What search engines and previews of links say of an entry page. */
interface EntryDescription {
  readonly title: string;
  readonly description: string;
  /** Path of the picture of what is on offer; undefined: the brand's own. */
  readonly image: string | undefined;
}

/** Describes an entry page in the words of its product, of its campaign, or of the brand. */
export function describeEntry(
  address: EntryAddress,
  organization: Organization,
  source: LandingSource | undefined,
): EntryDescription {
  const { name, login, signup } = organization.settings;
  if (source) {
    const { title, description, image } = landingOf(source, organization);
    return { title: `${title} | ${name}`, description, image };
  }
  if (address.name === 'shared-report')
    return { title: `Shared report | ${name}`, description: 'Something was shared with you.', image: undefined };
  const { description } = 'form' in address && address.form === 'signup' ? signup : login;
  return { title: `${name} Patient Portal`, description, image: undefined };
}
