import { useState } from 'react';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { User } from '#schemas/wire/user.ts';
import { MobileNumber } from '../../mobile/MobileNumber.tsx';
import * as page from '../../layout/page.css.ts';
import { phoneErrors } from '../form/phoneErrors.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import { profileSections } from '../settingsTabs.ts';
import { TurningPlace } from '../TurningPlace.tsx';
import { useAccountUpdate } from '../useAccountUpdate.ts';

const fields: readonly FormField[] = [
  {
    id: 'mobile_number',
    type: 'phone',
    label: 'Mobile number',
    autocomplete: 'tel-national',
    errors: phoneErrors,
  },
];

const SAVED = 'Mobile number saved';

/** The mobile number, whether it is verified, and a new one in its place. */
export function MobileNumberSection({ user }: { readonly user: User }) {
  const update = useAccountUpdate(user._id);
  const number = user.mobile_number ?? '';
  const [isNew, setNew] = useState(false);
  const [times, setTimes] = useState(0);
  return (
    <SettingsCard title={profileSections.mobile}>
      {times > 0 && !isNew && <SavedNotice key={times}>{SAVED}</SavedNotice>}
      <TurningPlace turn={isNew ? 'new' : 'number'}>
        {isNew ? (
          <>
            <p className={page.soft}>A new number is verified with a code that we send to it.</p>
            <SettingsForm
              fields={fields}
              saved={{}}
              onSave={async (changed) => {
                await update(changed);
                setTimes(times + 1);
                setNew(false);
              }}
              done={SAVED}
              label="Save number"
              onCancel={() => setNew(false)}
            />
          </>
        ) : (
          <>
            {!user.mobile_verified && <p>{number === '' ? 'No number yet.' : phoneText(number)}</p>}
            <div className={page.actions}>
              <MobileNumber user={user} />
              {number !== '' && (
                <Button look="quiet" onClick={() => setNew(true)}>
                  New Number
                </Button>
              )}
            </div>
          </>
        )}
      </TurningPlace>
    </SettingsCard>
  );
}
