import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { requestPasswordReset } from '#services/api/accounts.ts';
import type { ProblemError } from '#services/api/client/ProblemError.ts';
import { EmailField } from '../../login/EmailField.tsx';
import { useForm } from '../../login/useForm.ts';
import * as styles from '../frame/EntryFrame.css.ts';
import { isEmail } from '../../login/credentials.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { Welcome } from '../frame/Welcome.tsx';

const ADDRESS = '/request-password-reset';

const SENT = 'Please check your email for instructions on how to reset your password.';

const isInvalid = ({ status }: ProblemError) => status === 400;

const check = ({ email }: { readonly email: string }) => ({
  email: isEmail(email) ? undefined : 'Please enter a valid email address',
});

/** Asks for the email address to which the link for a new password is sent. */
export function ResetRequestPage({ organization }: Pick<EntryProps, 'organization'>) {
  const [sent, setSent] = useState(false);
  const { problem, busy, field, element } = useForm({
    initial: { email: '' },
    check,
    send: async ({ email }) => {
      await requestPasswordReset(email);
      setSent(true);
    },
    clearsErrors: true,
  });

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Reset your password</h1>
      {sent ? (
        <>
          <Alert tone="success">{SENT}</Alert>
          <p>
            No mail after a few minutes? Look in your spam folder, or <a href={ADDRESS}>try the address</a> that you
            signed up with.
          </p>
          <a href="/login" className={button({ full: true })}>
            Login
          </a>
        </>
      ) : (
        <form {...element}>
          <Stack>
            <p>Enter the email address of your account. We will send you a link to choose a new password.</p>
            {problem && (
              <Alert tone="danger" urgent>
                {isInvalid(problem) ? 'Invalid Email. Try Again.' : problem.message}
              </Alert>
            )}
            <EmailField autoComplete="username" {...field('email')} />
            <Button type="submit" full busy={busy} busyLabel="Sending">
              Send the link
            </Button>
            <a href="/login">Back to login</a>
          </Stack>
        </form>
      )}
    </EntryFrame>
  );
}
