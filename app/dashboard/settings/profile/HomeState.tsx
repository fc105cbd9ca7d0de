import { useQuery } from '@tanstack/react-query';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { User } from '#schemas/wire/user.ts';
import { statesQuery } from '#services/api/states.ts';
import * as page from '../../layout/page.css.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { profileSections } from '../settingsTabs.ts';
import { useAccountUpdate } from '../useAccountUpdate.ts';

const fields: readonly FormField[] = [
  {
    id: 'state',
    type: 'select',
    label: 'State you live in',
    source: 'states',
    pattern: '^[A-Z]{2}$',
    autocomplete: 'address-level1',
    errors: { invalid: 'Please select the state that you are located.' },
  },
];

/** The state that the patient lives in. */
export function HomeState({ user }: { readonly user: User }) {
  const update = useAccountUpdate(user._id);
  useQuery(statesQuery);
  return (
    <SettingsCard title={profileSections.state}>
      <p className={page.soft}>Who may treat you, and what can be sent to you, depends on it.</p>
      <SettingsForm
        fields={fields}
        saved={user.state ? { state: user.state } : {}}
        onSave={update}
        done="Home state updated successfully"
      />
    </SettingsCard>
  );
}
