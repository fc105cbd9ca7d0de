import type { Sender } from '../../adapters/mail/Sender.ts';
import type { Portal } from '../portal/Portal.ts';
import { ownOrigin } from '../organizations/ownOrigin.ts';

/** Who writes to the patients of an organization, and where the links in what is written by itself lead. */
interface Writer {
  readonly sender: Sender;
  readonly origin: string;
}

/** @throws RangeError where the organization is not among those that are read */
export function writerOf({ tenants, settings }: Pick<Portal, 'tenants' | 'settings'>, organization: string): Writer {
  const tenant = tenants.all.find(({ id }) => id === organization);
  if (!tenant) throw new RangeError('the organization of a patient is not among those that are read');
  return { sender: tenant.settings, origin: ownOrigin(tenant, settings.port) };
}
