import { useState } from 'react';
import type { Session } from '#schemas/wire/session.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { networkError, ProblemError } from '#services/api/client/ProblemError.ts';

interface PasskeyButtonProps {
  /** The patient is logged in otherwise and the browser is already leaving the page. */
  readonly leaving: boolean;
  /** Whether the patient stays signed in on this device. */
  readonly stays: boolean;
  readonly onSignedIn: (session: Session) => void;
}

/** Code that few patients need; where it cannot be loaded, nothing can be sent either. */
const load = () =>
  import('#services/api/passkeys/passkeyLogin.ts').catch(() => {
    throw networkError();
  });

/** Logs in with a passkey, in place of address and password. */
export function PasskeyButton({ leaving, stays, onSignedIn }: PasskeyButtonProps) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // Once it has logged in, the button stays as it is until the page is left.
  const press = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const { loginWithPasskey } = await load();
      onSignedIn(await loginWithPasskey(stays));
    } catch (error) {
      setSending(false);
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <>
      {problem !== undefined && (
        <Alert tone="danger" urgent>
          {problem}
        </Alert>
      )}
      <Button look="secondary" full busy={sending} busyLabel="Logging in" onClick={() => !leaving && void press()}>
        Use a passkey
      </Button>
    </>
  );
}
