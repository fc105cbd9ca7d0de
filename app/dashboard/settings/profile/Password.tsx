import { useState } from 'react';
import { passwordFaults } from '#flows/signup/rules/passwordFaults.ts';
import { changePassword } from '#services/api/credentials.ts';
import { PasswordField } from '../../../login/PasswordField.tsx';
import { useForm } from '../../../login/useForm.ts';
import * as page from '../../layout/page.css.ts';
import { FormEnd } from '../form/FormEnd.tsx';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SecondStepFields } from '../owner/SecondStepFields.tsx';
import { useForgottenSecrets, useOwnerProof } from '../owner/useOwnerProof.ts';
import { SavedNotice } from '../SavedNotice.tsx';
import { profileSections } from '../settingsTabs.ts';

const NAMES = ['current-password', 'new-password', 'confirm-password', 'code'] as const;

type Name = (typeof NAMES)[number];

const check = ({
  'current-password': current,
  'new-password': chosen,
  'confirm-password': confirmation,
}: {
  readonly [name in Name]: string;
}) => ({
  'current-password': current === '' ? 'Please enter your current password.' : undefined,
  'new-password': passwordFaults({ current_password: current, new_password: chosen })[0],
  'confirm-password': confirmation === chosen ? undefined : 'Please make sure your passwords match',
});

interface PasswordFormProps {
  readonly userId: string;
  readonly onSaved: () => void;
}

function PasswordForm({ userId, onSaved }: PasswordFormProps) {
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set());
  const owner = useOwnerProof(userId);
  const checkAll = (typed: { readonly [name in Name]: string }) => ({ ...check(typed), code: owner.check(typed).code });
  const { values, problem, busy, field, change, element } = useForm<Name>({
    initial: { ...owner.initial, 'new-password': '', 'confirm-password': '' },
    check: checkAll,
    send: (typed) =>
      owner.send(typed, async (proof) => {
        await changePassword(userId, { ...proof, new_password: typed['new-password'] });
        onSaved();
      }),
  });
  useForgottenSecrets(NAMES, change);
  const errors = checkAll(values);
  const fieldOf = (name: Name) => ({
    ...field(name),
    error: left.has(name) && values[name] !== '' ? errors[name] : undefined,
    onBlur: () => setLeft(new Set([...left, name])),
  });
  const reason = Object.values(errors).find((error) => error !== undefined);
  const isEmpty = Object.values(values).every((value) => value === '');
  return (
    <form {...element} className={page.visit}>
      <PasswordField label="Current password" autoComplete="current-password" {...fieldOf('current-password')} />
      <PasswordField
        label="New password"
        hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
        autoComplete="new-password"
        {...fieldOf('new-password')}
      />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...fieldOf('confirm-password')} />
      <SecondStepFields owner={owner} field={fieldOf('code')} />
      <FormEnd
        problem={problem}
        busy={busy}
        label="Save"
        reason={isEmpty ? 'Fill in the fields first.' : reason}
        onRefused={() => setLeft(new Set(NAMES))}
      />
    </form>
  );
}

/** The password, which is changed with the current one. */
export function Password({ userId }: { readonly userId: string }) {
  const [saved, setSaved] = useState(0);
  return (
    <SettingsCard title={profileSections.password}>
      {saved > 0 && <SavedNotice key={saved}>Password updated successfully</SavedNotice>}
      <p className={page.soft}>You’ll be signed out on your other devices.</p>
      <PasswordForm key={saved} userId={userId} onSaved={() => setSaved((times) => times + 1)} />
    </SettingsCard>
  );
}
