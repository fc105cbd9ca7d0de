import { useTakeUp } from '../hydration/useTakeUp.ts';
import { AuthPage } from './auth/AuthPage.tsx';
import { SignedInPage } from './auth/SignedInPage.tsx';
import { ReopenAccountPage } from './closing/ReopenAccountPage.tsx';
import { MailedLinkPage } from './links/MailedLinkPage.tsx';
import type { EntryProps } from './frame/EntryProps.ts';
import { NewPasswordPage } from './reset/NewPasswordPage.tsx';
import { ResetRequestPage } from './reset/ResetRequestPage.tsx';
import { SharedReportPage } from './sharedReport/SharedReportPage.tsx';

/** The page at an entry URL. It has no router: each of its links loads a new document. */
export function EntryApp({ address, organization, landing, signedIn }: EntryProps) {
  useTakeUp();
  switch (address.name) {
    case 'request-password-reset':
      return <ResetRequestPage organization={organization} />;
    case 'shared-report':
      return <SharedReportPage organization={organization} />;
    case 'verify-email':
    case 'undo-email':
    case 'end-session':
    case 'lost-step':
    case 'keep-two-step':
      return <MailedLinkPage organization={organization} address={address} />;
    case 'reopen-account':
      return <ReopenAccountPage organization={organization} address={address} />;
    case 'new-password':
      return <NewPasswordPage organization={organization} address={address} />;
    default:
      if (signedIn && landing) return <SignedInPage organization={organization} address={address} landing={landing} />;
      return <AuthPage organization={organization} address={address} landing={landing} />;
  }
}
