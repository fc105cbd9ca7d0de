import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { TwoStepSecret } from '#schemas/wire/twoStep.ts';
import { beginTwoStep } from '#services/api/twoStep.ts';
import { PasswordField } from '../../../../login/PasswordField.tsx';
import { useForm } from '../../../../login/useForm.ts';
import * as page from '../../../layout/page.css.ts';

interface PasswordFormProps {
  readonly userId: string;
  readonly onBegun: (secret: TwoStepSecret) => void;
  readonly onCancel: () => void;
}

/** Asks for the password before a secret is shown. */
export function PasswordForm({ userId, onBegun, onCancel }: PasswordFormProps) {
  const { problem, busy, field, element } = useForm({
    initial: { 'current-password': '' },
    check: ({ 'current-password': password }) => ({
      'current-password': password === '' ? 'Please enter your password.' : undefined,
    }),
    send: async ({ 'current-password': password }) => onBegun(await beginTwoStep(userId, password)),
  });
  return (
    <form {...element} className={page.visit}>
      <PasswordField
        label="Current password"
        hint="So that nobody turns it on who finds this device open."
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
          Continue
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
