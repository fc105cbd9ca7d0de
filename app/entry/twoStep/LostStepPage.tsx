import { confirmLostStep } from '#services/api/credentials.ts';
import type { LinkAddress } from '../address/EntryAddress.ts';
import { MailedLink } from '../email/MailedLink.tsx';
import type { EntryProps } from '../frame/EntryProps.ts';

interface LostStepPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: LinkAddress;
}

/** Begins the week after which two-step sign-in is off for a patient who has lost app and recovery codes. */
export const LostStepPage = ({ organization, address }: LostStepPageProps) => (
  <MailedLink
    organization={organization}
    title="Turn two-step sign-in off"
    text="If you have lost your authenticator app and your recovery codes, press the button. After 7 days your password alone is enough to log in. Until then we tell you by mail, so that nobody else can do this behind your back."
    label="Turn it off in 7 days"
    send={() => confirmLostStep(address.user, address.token)}
    done="Two-step sign-in will be off in 7 days. Log in with your password then. If you find your app or your recovery codes before that, log in with a code: it stays on."
    next={{ href: '/login', label: 'Log in' }}
    otherwise={<p>For help, write to {organization.settings.support_email}.</p>}
  />
);
