import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import { PasswordField } from '../../../login/PasswordField.tsx';
import { useForm } from '../../../login/useForm.ts';
import * as page from '../../layout/page.css.ts';
import { FormEnd } from '../form/FormEnd.tsx';
import { SecondStepFields } from './SecondStepFields.tsx';
import { useForgottenSecrets, useOwnerProof } from './useOwnerProof.ts';

interface OwnerFormProps {
  readonly userId: string;
  /** What happens then. */
  readonly text?: string;
  readonly label: string;
  /** Why it is asked for. */
  readonly hint?: string;
  /** @throws ProblemError */
  readonly send: (proof: OwnerProof) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks once more for all that protects the account, before something is done that nobody else should do. */
export function OwnerForm({
  userId,
  text,
  label,
  hint = 'So that nobody changes it who finds this device open.',
  send,
  onCancel,
}: OwnerFormProps) {
  const owner = useOwnerProof(userId);
  const { problem, busy, field, change, element } = useForm({
    initial: owner.initial,
    check: owner.check,
    send: (values) => owner.send(values, send),
  });
  useForgottenSecrets(['current-password', 'code'], change);
  return (
    <form {...element} className={page.visit}>
      {text !== undefined && <p>{text}</p>}
      <PasswordField
        label="Current password"
        hint={hint}
        autoComplete="current-password"
        {...field('current-password')}
      />
      <SecondStepFields owner={owner} field={field('code')} />
      <FormEnd problem={problem} busy={busy} busyLabel="Checking" label={label} onCancel={onCancel} />
    </form>
  );
}
