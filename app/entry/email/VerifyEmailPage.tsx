import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { verifyEmail } from '#services/api/accounts.ts';
import { useForm } from '../../login/useForm.ts';
import type { EntryAddress } from '../address/EntryAddress.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import * as styles from '../frame/EntryFrame.css.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { Welcome } from '../frame/Welcome.tsx';

interface VerifyEmailPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: Extract<EntryAddress, { readonly name: 'verify-email' | 'undo-email' }>;
}

const HOME = '/dashboard/me/profile';

/** Verifies an email address with the token of a mailed link. It asks first: mail servers open links by themselves. */
export function VerifyEmailPage({ organization, address }: VerifyEmailPageProps) {
  const [verified, setVerified] = useState(false);
  const { problem, busy, element } = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await verifyEmail(address.user, address.token);
      setVerified(true);
    },
  });

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Verify your email address</h1>
      {verified ? (
        <>
          <Alert tone="success">Your email address is verified. Receipts and reminders come to it from now on.</Alert>
          <a href={HOME} className={button({ full: true })}>
            Go on
          </a>
        </>
      ) : (
        <form {...element}>
          <Stack>
            <p>One press, and we know that our mails reach you.</p>
            {problem && (
              <Alert
                tone="danger"
                urgent
                action={problem.code === 'LinkInvalid' && <a href={HOME}>Log in to send yourself a new link</a>}
              >
                {problem.message}
              </Alert>
            )}
            <Button type="submit" full busy={busy}>
              Verify email address
            </Button>
          </Stack>
        </form>
      )}
    </EntryFrame>
  );
}
