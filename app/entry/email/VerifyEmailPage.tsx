import { verifyEmail } from '#services/api/accounts.ts';
import type { LinkAddress } from '../address/EntryAddress.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { MailedLink } from './MailedLink.tsx';

interface VerifyEmailPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: LinkAddress;
}

const HOME = '/dashboard/me/profile';

/** Verifies an email address with the token of a mailed link. */
export const VerifyEmailPage = ({ organization, address }: VerifyEmailPageProps) => (
  <MailedLink
    organization={organization}
    title="Verify your email address"
    text="One press, and we know that our mails reach you."
    label="Verify email address"
    send={() => verifyEmail(address.user, address.token)}
    done="Your email address is verified. Receipts and reminders come to it from now on."
    next={{ href: HOME, label: 'Go on' }}
    otherwise={<a href={HOME}>Log in to send yourself a new link</a>}
  />
);
