import type { Organization } from '#schemas/wire/organization.ts';
import { AuthPage } from './auth/AuthPage.tsx';
import type { EntryAddress } from './address/EntryAddress.ts';
import type { Landing } from './landing/Landing.ts';
import { NewPasswordPage } from './reset/NewPasswordPage.tsx';
import { ResetRequestPage } from './reset/ResetRequestPage.tsx';

/** What an entry page is drawn from, on the server and in the browser alike. */
export interface EntryProps {
  readonly address: EntryAddress;
  readonly organization: Organization;
  /** Undefined where the address is of no landing page, or of one that does not exist. */
  readonly landing: Landing | undefined;
}

/** The page at an entry address. It has no router: each of its links is a document of its own. */
export function EntryApp({ address, organization, landing }: EntryProps) {
  switch (address.name) {
    case 'request-password-reset':
      return <ResetRequestPage organization={organization} />;
    case 'new-password':
      return <NewPasswordPage organization={organization} address={address} />;
    default:
      return <AuthPage organization={organization} address={address} landing={landing} />;
  }
}
