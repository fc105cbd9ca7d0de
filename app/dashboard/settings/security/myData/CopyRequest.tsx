import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { requestDataCopy } from '#services/api/dataCopies.ts';
import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import { PasswordField } from '../../../../login/PasswordField.tsx';
import { useForm, type FormErrors } from '../../../../login/useForm.ts';
import * as page from '../../../layout/page.css.ts';

type Name = 'current-password';

const check = ({ 'current-password': password }: { readonly [name in Name]: string }): FormErrors<Name> => ({
  'current-password': password === '' ? 'Please enter your password.' : undefined,
});

interface CopyRequestProps {
  readonly userId: string;
  readonly onRequested: (state: DataCopyState) => void;
}

/** Asks for a copy of the patient's data, with the password. */
export function CopyRequest({ userId, onRequested }: CopyRequestProps) {
  const { problem, busy, field, element } = useForm<Name>({
    initial: { 'current-password': '' },
    check,
    send: async ({ 'current-password': password }) => onRequested(await requestDataCopy(userId, password)),
  });
  return (
    <form {...element} className={page.visit}>
      <PasswordField
        label="Current password"
        hint="So that nobody gets your data who finds this device open."
        autoComplete="current-password"
        {...field('current-password')}
      />
      {problem && (
        <Alert tone="danger" urgent>
          {problem.message}
        </Alert>
      )}
      <div className={page.actions}>
        <Button type="submit" look="secondary" busy={busy} busyLabel="Requesting…">
          Request a copy of my data
        </Button>
      </div>
    </form>
  );
}
