import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import { CONFIRMATION } from '#schemas/wire/closing.ts';
import { closeAccount } from '#services/api/closing.ts';
import { PasswordField } from '../../../../login/PasswordField.tsx';
import { useForm } from '../../../../login/useForm.ts';
import * as page from '../../../layout/page.css.ts';
import { FormEnd } from '../../form/FormEnd.tsx';
import { SecondStepFields } from '../../owner/SecondStepFields.tsx';
import { useForgottenSecrets, useOwnerProof } from '../../owner/useOwnerProof.ts';

/** Closes the account, with all that protects it and a written word. The patient is led to the login. */
export function CloseForm({ userId }: { readonly userId: string }) {
  const owner = useOwnerProof(userId);
  const { problem, busy, field, change, element } = useForm({
    initial: { ...owner.initial, confirmation: '' },
    check: (values) => ({
      ...owner.check(values),
      confirmation:
        values.confirmation.trim().toUpperCase() === CONFIRMATION ? undefined : `Please type ${CONFIRMATION}.`,
    }),
    send: (values) => owner.send(values, (proof) => closeAccount(userId, proof)),
  });
  useForgottenSecrets(['current-password', 'code'], change);
  return (
    <form {...element} className={page.visit}>
      <PasswordField label="Current password" autoComplete="current-password" {...field('current-password')} />
      <SecondStepFields owner={owner} field={field('code')} />
      <TextField
        label={`Type ${CONFIRMATION} to confirm`}
        hint="So that nobody closes an account by mistake."
        autoComplete="off"
        maxLength={20}
        {...field('confirmation')}
      />
      <FormEnd problem={problem} busy={busy} busyLabel="Closing…" label="Close my account now" />
    </form>
  );
}
