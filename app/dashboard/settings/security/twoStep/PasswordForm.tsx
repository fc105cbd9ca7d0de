import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { PasswordField } from '../../../../login/PasswordField.tsx';
import { useForm } from '../../../../login/useForm.ts';
import * as page from '../../../layout/page.css.ts';

interface PasswordFormProps {
  /** What happens then. */
  readonly text?: string;
  readonly label: string;
  /** Why the password is asked for. */
  readonly hint?: string;
  /** @throws ProblemError */
  readonly send: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password once more, before something is done that a finder of the device should not do. */
export function PasswordForm({
  text,
  label,
  hint = 'So that nobody changes it who finds this device open.',
  send,
  onCancel,
}: PasswordFormProps) {
  const { problem, busy, field, element } = useForm({
    initial: { 'current-password': '' },
    check: ({ 'current-password': password }) => ({
      'current-password': password === '' ? 'Please enter your password.' : undefined,
    }),
    send: ({ 'current-password': password }) => send(password),
  });
  return (
    <form {...element} className={page.visit}>
      {text !== undefined && <p>{text}</p>}
      <PasswordField
        label="Current password"
        hint={hint}
        autoComplete="current-password"
        {...field('current-password')}
      />
      {problem && (
        <Alert tone="danger" urgent>
          {problem.message}
        </Alert>
      )}
      <div className={page.actions}>
        <Button type="submit" busy={busy} busyLabel="Checking">
          {label}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
