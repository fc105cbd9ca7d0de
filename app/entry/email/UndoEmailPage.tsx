import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { undoEmailChange } from '#services/api/credentials.ts';
import { useForm } from '../../login/useForm.ts';
import type { EntryAddress } from '../address/EntryAddress.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import * as styles from '../frame/EntryFrame.css.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { Welcome } from '../frame/Welcome.tsx';

interface UndoEmailPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: Extract<EntryAddress, { readonly name: 'verify-email' | 'undo-email' }>;
}

/** Gives an account the address back to which the link was mailed. It asks first: mail servers open links by themselves. */
export function UndoEmailPage({ organization, address }: UndoEmailPageProps) {
  const [undone, setUndone] = useState(false);
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await undoEmailChange(address.user, address.token);
      setUndone(true);
    },
  });

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Undo the change of your email address</h1>
      {undone ? (
        <>
          <Alert tone="success">
            Your account has its former address back, and everybody was logged out. The password does not work any more:
            choose a new one to log in.
          </Alert>
          <a href="/request-password-reset" className={button({ full: true })}>
            Choose a new password
          </a>
        </>
      ) : (
        <form {...element}>
          <Stack>
            <p>
              If you did not change the address of your account, press the button. Your account gets this address back,
              everybody is logged out, and the password stops working.
            </p>
            {problem && (
              <Alert tone="danger" urgent>
                {problem.message}
                {problem.code === 'LinkInvalid' && ` For help, write to ${organization.settings.support_email}.`}
              </Alert>
            )}
            <Button type="submit" full busy={busy}>
              Undo the change
            </Button>
          </Stack>
        </form>
      )}
    </EntryFrame>
  );
}
