import { stopLostStep } from '#services/api/credentials.ts';
import type { LinkAddress } from '../address/EntryAddress.ts';
import { MailedLink } from '../email/MailedLink.tsx';
import type { EntryProps } from '../frame/EntryProps.ts';

interface KeepTwoStepPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: LinkAddress;
}

/** Keeps two-step sign-in on, which somebody has asked to turn off. */
export const KeepTwoStepPage = ({ organization, address }: KeepTwoStepPageProps) => (
  <MailedLink
    organization={organization}
    title="Keep two-step sign-in on"
    text="If you did not ask to turn two-step sign-in off, press the button. It stays on."
    label="Keep it on"
    send={() => stopLostStep(address.user, address.token)}
    done="Two-step sign-in stays on. Whoever asked to turn it off knows your password: choose a new one now."
    next={{ href: '/request-password-reset', label: 'Choose a new password' }}
    otherwise={<p>For help, write to {organization.settings.support_email}.</p>}
  />
);
