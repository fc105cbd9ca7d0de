import { useState, type FormEvent } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { requestPasswordReset } from '#services/api/accounts.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { EmailField } from '../../login/EmailField.tsx';
import { focusField } from '../../login/focusField.ts';
import { useEnteredBefore } from '../../login/useEnteredBefore.ts';
import * as styles from '../frame/EntryFrame.css.ts';
import { isEmail } from '../../login/credentials.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { Welcome } from '../frame/Welcome.tsx';

const SENT = 'Please check your email for instructions on how to reset your password.';

/** Asks for the address that a link to a new password is mailed to. */
export function ResetRequestPage({ organization }: Pick<EntryProps, 'organization'>) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'editing' | 'requesting' | 'sent'>('editing');
  const form = useEnteredBefore((textOf) => setEmail(textOf('email') ?? ''));

  const submit = async () => {
    if (!isEmail(email)) {
      setError('Please enter a valid email address');
      focusField(form.current, 'email');
      return;
    }
    setState('requesting');
    try {
      await requestPasswordReset(email);
      setState('sent');
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      setProblem(failure.code === 'NotFound' || failure.status === 400 ? 'Invalid Email. Try Again.' : failure.message);
      setState('editing');
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'editing') void submit();
  };

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Reset your password</h1>
      {state === 'sent' ? (
        <>
          <Alert tone="success">{SENT}</Alert>
          <a href="/login" className={button({ full: true })}>
            Login
          </a>
        </>
      ) : (
        <form ref={form} method="dialog" onSubmit={onSubmit} noValidate>
          <Stack>
            <p>Enter the email address of your account. We send you a link to choose a new password.</p>
            {problem !== undefined && (
              <Alert tone="danger" urgent>
                {problem}
              </Alert>
            )}
            <EmailField
              autoComplete="username"
              value={email}
              onChange={(value) => {
                setEmail(value);
                setError(undefined);
                setProblem(undefined);
              }}
              error={error}
            />
            <Button type="submit" full busy={state === 'requesting'} busyLabel="Sending">
              Send the link
            </Button>
            <a href="/login">Back to login</a>
          </Stack>
        </form>
      )}
    </EntryFrame>
  );
}
