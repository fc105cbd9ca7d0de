import { undoEmailChange } from '#services/api/credentials.ts';
import type { LinkAddress } from '../address/EntryAddress.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { MailedLink } from './MailedLink.tsx';

interface UndoEmailPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: LinkAddress;
}

/** Gives an account the address back to which the link was mailed. */
export const UndoEmailPage = ({ organization, address }: UndoEmailPageProps) => (
  <MailedLink
    organization={organization}
    title="Undo the change of your email address"
    text="If you didn't change the email address of your account, press the button. Your account gets this address back, with two-step sign-in and passkeys as they were a week before the change. Every device is signed out, and the password stops working."
    label="Undo the change"
    send={() => undoEmailChange(address.user, address.token)}
    done="Your account has its former address back, with two-step sign-in and passkeys as they were a week before the change. Every device was signed out. To log in, choose a new password."
    next={{ href: '/request-password-reset', label: 'Choose a new password' }}
    otherwise={<p>For help, write to {organization.settings.support_email}.</p>}
  />
);
