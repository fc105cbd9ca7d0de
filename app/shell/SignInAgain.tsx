import { Dialog } from '#renderers/ui/overlays/Dialog.tsx';
import { currentSession } from '#services/api/client/currentSession.ts';
import { LoginForm } from '../login/LoginForm.tsx';

/** The login over a page that holds something that leaving it would lose. */
export const SignInAgain = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open title="Please log in again" onClose={onClose}>
    <LoginForm intro="Your session has ended. What you entered is still here." email={currentSession.email()} />
  </Dialog>
);
