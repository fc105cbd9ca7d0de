import { endMailedSession } from '#services/api/credentials.ts';
import type { LinkAddress } from '../address/EntryAddress.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { MailedLink } from '../email/MailedLink.tsx';

interface EndSessionPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: LinkAddress;
}

/** Signs out the device that a mail warned of. */
export const EndSessionPage = ({ organization, address }: EndSessionPageProps) => (
  <MailedLink
    organization={organization}
    title="Sign out a device"
    text="If it was not you who logged in on the device in our email, press the button. That device is signed out at once. Your other devices stay logged in."
    label="Sign that device out"
    send={() => endMailedSession(address.user, address.token)}
    done="The device is signed out. Someone else may know your password: choose a new one now."
    next={{ href: '/request-password-reset', label: 'Choose a new password' }}
    otherwise={<p>For help, write to {organization.settings.support_email}.</p>}
  />
);
