import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { User } from '#schemas/wire/user.ts';
import { changeEmail } from '#services/api/credentials.ts';
import { userQuery } from '#services/api/users.ts';
import { EmailField } from '../../../login/EmailField.tsx';
import { isEmail } from '../../../login/credentials.ts';
import { PasswordField } from '../../../login/PasswordField.tsx';
import { useForm, type FormErrors } from '../../../login/useForm.ts';
import { UnverifiedEmail } from '../../email/UnverifiedEmail.tsx';
import * as page from '../../layout/page.css.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import { profileSections } from '../settingsTabs.ts';

type Name = 'email' | 'current-password';

const checkAgainst =
  (current: string) =>
  ({ email, 'current-password': password }: { readonly [name in Name]: string }): FormErrors<Name> => ({
    email: !isEmail(email)
      ? 'Please enter a valid email address.'
      : email.trim().toLowerCase() === current
        ? 'This is your address already.'
        : undefined,
    'current-password': password === '' ? 'Please enter your password.' : undefined,
  });

interface EmailFormProps {
  readonly user: User;
  readonly onSaved: () => void;
}

function EmailForm({ user, onSaved }: EmailFormProps) {
  const queryClient = useQueryClient();
  const { problem, busy, field, element } = useForm<Name>({
    initial: { email: user.email, 'current-password': '' },
    check: checkAgainst(user.email),
    send: async ({ email, 'current-password': password }) => {
      const changed = await changeEmail(user._id, { email: email.trim(), current_password: password });
      queryClient.setQueryData(userQuery(user._id).queryKey, changed);
      onSaved();
    },
  });
  return (
    <form {...element} className={page.visit}>
      <EmailField autoComplete="email" {...field('email')} />
      <PasswordField
        label="Current password"
        hint="So that nobody changes it who finds this device open."
        autoComplete="current-password"
        {...field('current-password')}
      />
      {problem && (
        <Alert tone="danger" urgent>
          {problem.message}
        </Alert>
      )}
      <div className={page.actions}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
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
