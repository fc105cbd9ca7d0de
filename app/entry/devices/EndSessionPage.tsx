import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { endMailedSession } from '#services/api/credentials.ts';
import { useForm } from '../../login/useForm.ts';
import type { EntryAddress } from '../address/EntryAddress.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import * as styles from '../frame/EntryFrame.css.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { Welcome } from '../frame/Welcome.tsx';

interface EndSessionPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: Extract<EntryAddress, { readonly name: 'end-session' }>;
}

/** Logs the device out that a mail told of. It asks first: mail servers open links by themselves. */
export function EndSessionPage({ organization, address }: EndSessionPageProps) {
  const [ended, setEnded] = useState(false);
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await endMailedSession(address.user, address.token);
      setEnded(true);
    },
  });

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Log out a device</h1>
      {ended ? (
        <>
          <Alert tone="success">
            The device is logged out. Whoever used it may know your password: choose a new one now.
          </Alert>
          <a href="/request-password-reset" className={button({ full: true })}>
            Choose a new password
          </a>
        </>
      ) : (
        <form {...element}>
          <Stack>
            <p>
              If it was not you who logged in on the device that our mail told you of, press the button. That device is
              logged out at once. Your other devices stay logged in.
            </p>
            {problem && (
              <Alert tone="danger" urgent>
                {problem.message}
                {problem.code === 'LinkInvalid' && ` For help, write to ${organization.settings.support_email}.`}
              </Alert>
            )}
            <Button type="submit" full busy={busy}>
              Log that device out
            </Button>
          </Stack>
        </form>
      )}
    </EntryFrame>
  );
}
