import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { reopenAccount } from '#services/api/reopening.ts';
import { PasswordField } from '../../login/PasswordField.tsx';
import { useForm, type FormErrors } from '../../login/useForm.ts';
import type { ReopenAddress } from '../address/EntryAddress.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import * as styles from '../frame/EntryFrame.css.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { Welcome } from '../frame/Welcome.tsx';

type Name = 'current-password';

const check = ({ 'current-password': password }: { readonly [name in Name]: string }): FormErrors<Name> => ({
  'current-password': password === '' ? 'Please enter your password.' : undefined,
});

interface ReopenAccountPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: ReopenAddress;
}

/** Opens a closed account again, with the mailed link and the password. */
export function ReopenAccountPage({ organization, address }: ReopenAccountPageProps) {
  const [isDone, setDone] = useState(false);
  const { problem, busy, field, element } = useForm<Name>({
    initial: { 'current-password': '' },
    check,
    send: async ({ 'current-password': password }) => {
      await reopenAccount(address.user, address.token, password);
      setDone(true);
    },
  });
  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Open your account again</h1>
      {isDone ? (
        <>
          <Alert tone="success">
            Your account is open again. Subscriptions and appointments that were canceled stay canceled.
          </Alert>
          <a href="/login" className={button({ full: true })}>
            Log in
          </a>
        </>
      ) : (
        <form {...element}>
          <Stack>
            <p>Your account was closed. To open it again, enter the password that it had.</p>
            <PasswordField label="Password" autoComplete="current-password" {...field('current-password')} />
            {problem && (
              <Alert
                tone="danger"
                urgent
                action={
                  problem.code === 'LinkInvalid' && <p>For help, write to {organization.settings.support_email}.</p>
                }
              >
                {problem.message}
              </Alert>
            )}
            <Button type="submit" full busy={busy}>
              Open my account again
            </Button>
          </Stack>
        </form>
      )}
    </EntryFrame>
  );
}
