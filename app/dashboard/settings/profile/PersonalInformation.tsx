import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { User } from '#schemas/wire/user.ts';
import { VerificationState } from '../../layout/VerificationState.tsx';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { profileSections } from '../settingsTabs.ts';
import { useAccountUpdate } from '../useAccountUpdate.ts';
import { personalFields } from './personalFields.ts';

/** What identity verification has confirmed, and nobody changes by themselves any more. */
const CONFIRMED: ReadonlySet<string> = new Set(['first_name', 'last_name', 'sex', 'birthday']);

const savedOf = ({ first_name, last_name, sex, birthday, weight, height, ...user }: User) => ({
  first_name,
  last_name,
  ...(sex && { sex }),
  ...(birthday !== null && birthday !== undefined && { birthday }),
  ...(weight !== null && weight !== undefined && { weight }),
  ...(height !== null && height !== undefined && { height }),
  ...(user.weight_confirmed !== null && { weight_confirmed: user.weight_confirmed }),
  ...(user.height_confirmed !== null && { height_confirmed: user.height_confirmed }),
});

/** Who the patient is. */
export function PersonalInformation({ user, asks }: { readonly user: User; readonly asks: boolean }) {
  const update = useAccountUpdate(user._id);
  return (
    <SettingsCard title={profileSections.info}>
      <VerificationState user={user} asks={asks} />
      {user.verified && (
        <Alert tone="info" icon="shield">
          This profile is verified and can&apos;t be changed. For any updates, please contact support.
        </Alert>
      )}
      <SettingsForm
        fields={personalFields}
        saved={savedOf(user)}
        {...(user.verified && { locked: CONFIRMED })}
        onSave={update}
        done="Personal information updated successfully"
      />
    </SettingsCard>
  );
}
