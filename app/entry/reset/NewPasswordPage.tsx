import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { setNewPassword } from '#services/api/accounts.ts';
import type { ProblemError } from '#services/api/client/ProblemError.ts';
import { PasswordField } from '../../login/PasswordField.tsx';
import { useForm, type FormErrors } from '../../login/useForm.ts';
import * as styles from '../frame/EntryFrame.css.ts';
import { newPasswordProblem, passwordProblem } from '../../login/credentials.ts';
import type { EntryAddress } from '../address/EntryAddress.ts';
import type { EntryProps } from '../frame/EntryProps.ts';
import { EntryFrame } from '../frame/EntryFrame.tsx';
import { Welcome } from '../frame/Welcome.tsx';

interface NewPasswordPageProps extends Pick<EntryProps, 'organization'> {
  readonly address: Extract<EntryAddress, { readonly name: 'new-password' }>;
}

type Name = 'new-password' | 'confirm-password';

const check = ({
  'new-password': password,
  'confirm-password': confirmation,
}: {
  readonly [name in Name]: string;
}): FormErrors<Name> => ({
  'new-password': newPasswordProblem(password),
  'confirm-password':
    passwordProblem(confirmation) ?? (confirmation === password ? undefined : 'Please make sure your passwords match.'),
});

/** Sets a new password with the token of a mailed link, then opens the login. */
export function NewPasswordPage({ organization, address }: NewPasswordPageProps) {
  const [leaving, setLeaving] = useState(false);
  const { problem, busy, field, element } = useForm<Name>({
    initial: { 'new-password': '', 'confirm-password': '' },
    check,
    send: async ({ 'new-password': password, 'confirm-password': confirmation }) => {
      await setNewPassword({
        new_password: password,
        confirm_password: confirmation,
        reset_token: address.token,
        user_id: address.user,
        organization: address.organization,
      });
      setLeaving(true);
      location.assign('/login');
    },
    leaving,
    clearsErrors: true,
  });

  return (
    <EntryFrame organization={organization} story={<Welcome organization={organization} form="login" />}>
      <h1 className={styles.title}>Choose a new password</h1>
      <form {...element}>
        <Stack>
          {problem && <ResetProblem problem={problem} email={organization.settings.support_email} />}
          <PasswordField
            label="New password"
            hint="6 to 49 characters"
            autoComplete="new-password"
            {...field('new-password')}
          />
          <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirm-password')} />
          <Button type="submit" full busy={busy}>
            {problem ? 'Invalid Attempt. Try again.' : 'Save password'}
          </Button>
        </Stack>
      </form>
    </EntryFrame>
  );
}

/** Why the password was not changed, with a link to request another mail. */
function ResetProblem({ problem, email }: { readonly problem: ProblemError; readonly email: string }) {
  const down = problem.code === 'NetworkError' || problem.status >= 500;
  return (
    <Alert tone="danger" urgent action={<a href="/request-password-reset">Resubmit your password reset request.</a>}>
      {down ? `We were unable to perform a password reset at this time. Please email us at ${email}.` : problem.message}
    </Alert>
  );
}
