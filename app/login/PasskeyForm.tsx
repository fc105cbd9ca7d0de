import type { Session } from '#schemas/wire/session.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { networkError } from '#services/api/client/ProblemError.ts';
import { useForm } from './useForm.ts';

interface PasskeyFormProps {
  /** The patient is logged in and the browser is already leaving the page. */
  readonly leaving: boolean;
  readonly onSignedIn: (session: Session) => void;
}

/** Code that few patients need; where it cannot be loaded, nothing can be sent either. */
const load = () =>
  import('#services/api/passkeyLogin.ts').catch(() => {
    throw networkError();
  });

/** Logging in with a passkey, in place of address and password. */
export function PasskeyForm({ leaving, onSignedIn }: PasskeyFormProps) {
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => onSignedIn(await (await load()).loginWithPasskey()),
    leaving,
  });
  return (
    <form {...element}>
      <Stack>
        {problem && (
          <Alert tone="danger" urgent>
            {problem.message}
          </Alert>
        )}
        <Button type="submit" look="secondary" full busy={busy} busyLabel="Logging in">
          Use a passkey
        </Button>
      </Stack>
    </form>
  );
}
