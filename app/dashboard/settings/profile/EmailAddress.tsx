import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHeldInput } from '#renderers/flow/useHeldInput.ts';
import type { User } from '#schemas/wire/user.ts';
import { changeEmail } from '#services/api/credentials.ts';
import { userQuery } from '#services/api/users.ts';
import { EmailField } from '../../../login/EmailField.tsx';
import { isEmail } from '../../../login/credentials.ts';
import { PasswordField } from '../../../login/PasswordField.tsx';
import { useForm } from '../../../login/useForm.ts';
import { UnverifiedEmail } from '../../email/UnverifiedEmail.tsx';
import * as page from '../../layout/page.css.ts';
import { FormEnd } from '../form/FormEnd.tsx';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SecondStepFields } from '../owner/SecondStepFields.tsx';
import { useForgottenSecrets, useOwnerProof } from '../owner/useOwnerProof.ts';
import { SavedNotice } from '../SavedNotice.tsx';
import { profileSections } from '../settingsTabs.ts';

/** The error of an address. @param current the one of the account */
const emailError = (email: string, current: string) => {
  if (!isEmail(email)) return 'Please enter a valid email address.';
  return email.trim().toLowerCase() === current ? 'This is your address already.' : undefined;
};

interface EmailFormProps {
  readonly user: User;
  readonly onSaved: () => void;
}

function EmailForm({ user, onSaved }: EmailFormProps) {
  const queryClient = useQueryClient();
  const owner = useOwnerProof(user._id);
  const holdInput = useHeldInput('email');
  const { problem, busy, field, change, element } = useForm({
    initial: { email: user.email, ...owner.initial },
    check: (values) => ({ email: emailError(values.email, user.email), ...owner.check(values) }),
    send: (values) =>
      owner.send(values, async (proof) => {
        const changed = await changeEmail(user._id, { ...proof, email: values.email.trim().toLowerCase() });
        queryClient.setQueryData(userQuery(user._id).queryKey, changed);
        onSaved();
      }),
  });
  useForgottenSecrets(['current-password', 'code'], change);
  const typed = field('email');
  const write = (email: string) => {
    holdInput();
    typed.onChange(email);
  };
  return (
    <form {...element} className={page.visit}>
      <EmailField autoComplete="email" {...typed} onChange={write} />
      <PasswordField
        label="Current password"
        hint="So that nobody changes it who finds this device open."
        autoComplete="current-password"
        {...field('current-password')}
      />
      <SecondStepFields owner={owner} field={field('code')} />
      <FormEnd problem={problem} busy={busy} label="Save" />
    </form>
  );
}

/** The address that the patient logs in with, and that mails go to. */
export function EmailAddress({ user }: { readonly user: User }) {
  const [saved, setSaved] = useState(0);
  return (
    <SettingsCard title={profileSections.email}>
      {saved > 0 && <SavedNotice key={saved}>Email address updated successfully</SavedNotice>}
      <UnverifiedEmail user={user} />
      <EmailForm key={`${user.email}${saved}`} user={user} onSaved={() => setSaved((times) => times + 1)} />
    </SettingsCard>
  );
}
