import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { User } from '#schemas/wire/user.ts';
import { VerificationState } from '../../layout/VerificationState.tsx';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { profileSections } from '../settingsTabs.ts';
import { useAccountUpdate } from '../useAccountUpdate.ts';

const fields: readonly FormField[] = [
  {
    id: 'first_name',
    type: 'text',
    label: 'First name',
    maxLength: 35,
    autocomplete: 'given-name',
    errors: { invalid: 'Enter your first name.' },
  },
  {
    id: 'last_name',
    type: 'text',
    label: 'Last name',
    maxLength: 35,
    autocomplete: 'family-name',
    errors: { invalid: 'Enter your last name.' },
  },
  {
    id: 'sex',
    type: 'choice',
    label: 'Biological sex',
    options: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
    ],
    accepts: ['other'],
    errors: { invalid: 'Please select your biological sex.' },
  },
  {
    id: 'birthday',
    type: 'birthday',
    label: 'Date of birth',
    hint: 'MM-DD-YYYY',
    minAge: 18,
    maxAge: 150,
    autocomplete: 'bday',
    errors: {
      invalid: 'Please provide a valid date of birth.',
      tooYoung: 'You must be at least 18 years of age or older.',
    },
  },
  {
    id: 'weight',
    type: 'number',
    label: 'Weight',
    unit: 'lb',
    integer: true,
    exclusiveMinimum: 0,
    maximum: 1500,
    errors: { invalid: 'Please enter your weight in pounds (digits only).' },
  },
  { id: 'height', type: 'height', label: 'Height', errors: { invalid: 'Please enter the correct height.' } },
];

/** What identity verification has confirmed, and nobody changes by themselves any more. */
const CONFIRMED: ReadonlySet<string> = new Set(['first_name', 'last_name', 'sex', 'birthday']);

const savedOf = ({ first_name, last_name, sex, birthday, weight, height }: User) => ({
  first_name,
  last_name,
  ...(sex && { sex }),
  ...(birthday !== null && birthday !== undefined && { birthday }),
  ...(weight !== null && weight !== undefined && { weight }),
  ...(height !== null && height !== undefined && { height }),
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
        fields={fields}
        saved={savedOf(user)}
        {...(user.verified && { locked: CONFIRMED })}
        onSave={update}
        done="Personal information updated successfully"
      />
    </SettingsCard>
  );
}
