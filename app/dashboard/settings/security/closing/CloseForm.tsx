import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import { CONFIRMATION } from '#schemas/wire/closing.ts';
import { closeAccount } from '#services/api/closing.ts';
import { PasswordField } from '../../../../login/PasswordField.tsx';
import { useForm, type FormErrors } from '../../../../login/useForm.ts';
import { leaveToLogin } from '../../../../shell/leaveToLogin.ts';
import * as page from '../../../layout/page.css.ts';

type Name = 'current-password' | 'confirmation';

const check = ({
  'current-password': password,
  confirmation,
}: {
  readonly [name in Name]: string;
}): FormErrors<Name> => ({
  'current-password': password === '' ? 'Please enter your password.' : undefined,
  confirmation: confirmation.trim().toUpperCase() === CONFIRMATION ? undefined : `Please type ${CONFIRMATION}.`,
});

/** Closes the account, with the password and a written word. The patient is led to the login. */
export function CloseForm({ userId }: { readonly userId: string }) {
  const { problem, busy, field, element } = useForm<Name>({
    initial: { 'current-password': '', confirmation: '' },
    check,
    send: async ({ 'current-password': password }) => {
      await closeAccount(userId, password);
      leaveToLogin();
    },
  });
  return (
    <form {...element} className={page.visit}>
      <PasswordField label="Current password" autoComplete="current-password" {...field('current-password')} />
      <TextField
        label={`Type ${CONFIRMATION} to confirm`}
        hint="So that nobody closes an account by mistake."
        autoComplete="off"
        maxLength={20}
        {...field('confirmation')}
      />
      {problem && (
        <Alert tone="danger" urgent>
          {problem.message}
        </Alert>
      )}
      <div className={page.actions}>
        <Button type="submit" busy={busy} busyLabel="Closing…">
          Close my account now
        </Button>
      </div>
    </form>
  );
}
