import { useState, type FormEvent } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { setNewPassword } from '#services/api/accounts.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { focusField } from '../../login/focusField.ts';
import { PasswordField } from '../../login/PasswordField.tsx';
import { useEnteredBefore } from '../../login/useEnteredBefore.ts';
import * as styles from '../frame/EntryFrame.css.ts';
import { newPasswordProblem, passwordProblem } from '../../login/credentials.ts';
import type { EntryAddress } from '../address/EntryAddress.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { Welcome } from '../frame/Welcome.tsx';

interface NewPasswordPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: Extract<EntryAddress, { readonly name: 'new-password' }>;
}

interface Errors {
  readonly password?: string | undefined;
  readonly confirmation?: string | undefined;
}

const check = (password: string, confirmation: string): Errors => ({
  password: newPasswordProblem(password),
  confirmation:
    passwordProblem(confirmation) ?? (confirmation === password ? undefined : 'Please make sure your passwords match.'),
});

/** Chooses a new password under the token of a mailed link; it ends at the login. */
export function NewPasswordPage({ organization, address }: NewPasswordPageProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<ProblemError>();
  const [busy, setBusy] = useState(false);
  const form = useEnteredBefore((textOf) => {
    setPassword(textOf('new-password') ?? '');
    setConfirmation(textOf('confirm-password') ?? '');
  });

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    setErrors({});
    setProblem(undefined);
  };
  const submit = async () => {
    const found = check(password, confirmation);
    setErrors(found);
    if (found.password ?? found.confirmation) {
      focusField(form.current, found.password ? 'new-password' : 'confirm-password');
      return;
    }
    setBusy(true);
    try {
      await setNewPassword({
        new_password: password,
        confirm_password: confirmation,
        reset_token: address.token,
        user_id: address.user,
        organization: address.organization,
      });
      location.assign('/login');
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure;
      setProblem(failure);
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Choose a new password</h1>
      <form ref={form} method="dialog" onSubmit={onSubmit} noValidate>
        <Stack>
          {problem && <ResetProblem problem={problem} email={organization.settings.support_email} />}
          <PasswordField
            label="New password"
            name="new-password"
            hint="6 to 49 characters"
            autoComplete="new-password"
            value={password}
            onChange={edit(setPassword)}
            error={errors.password}
          />
          <PasswordField
            label="Confirm password"
            name="confirm-password"
            autoComplete="new-password"
            value={confirmation}
            onChange={edit(setConfirmation)}
            error={errors.confirmation}
          />
          <Button type="submit" full busy={busy}>
            {problem ? 'Invalid Attempt. Try again.' : 'Save password'}
          </Button>
        </Stack>
      </form>
    </EntryFrame>
  );
}

/** Why the password was not changed, and where a new link comes from. */
function ResetProblem({ problem, email }: { readonly problem: ProblemError; readonly email: string }) {
  const down = problem.code === 'NetworkError' || problem.status >= 500;
  return (
    <Alert tone="danger" urgent action={<a href="/request-password-reset">Resubmit your password reset request.</a>}>
      {down ? `We were unable to perform a password reset at this time. Please email us at ${email}.` : problem.message}
    </Alert>
  );
}
