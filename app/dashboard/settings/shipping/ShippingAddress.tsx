import { useState } from 'react';
import { constantsOf } from '#renderers/fields/shownFields.ts';
import { AddressSummary } from '#renderers/steps/products/checkout/address/AddressSummary.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { Answer } from '#schemas/flow/answer.ts';
import type { User } from '#schemas/wire/user.ts';
import * as page from '../../layout/page.css.ts';
import { SettingsCard } from '../form/SettingsCard.tsx';
import { asWritten } from '../form/asWritten.ts';
import { SettingsForm } from '../form/SettingsForm.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import { TurningPlace } from '../TurningPlace.tsx';
import { useAccountUpdate } from '../useAccountUpdate.ts';
import { shippingFields } from './shippingFields.ts';

const constants = constantsOf(shippingFields);

/** The stored parts of an address by the fields that show them. */
function savedOf({ shipping_info: stored }: User): Answer {
  const parts = new Map(Object.entries(stored ?? {}));
  const known = shippingFields.flatMap(({ id }) => {
    const part = parts.get(id);
    return typeof part === 'string' && part !== '' ? [[id, part]] : [];
  });
  return Object.fromEntries(known);
}

/** The address that parcels go to, and the form for another one. */
export function ShippingAddress({ user }: { readonly user: User }) {
  const update = useAccountUpdate(user._id);
  const saved = savedOf(user);
  const hasAddress = 'street_address' in saved;
  const [editing, setEditing] = useState(!hasAddress);
  const [times, setTimes] = useState(0);
  return (
    <SettingsCard title="Shipping address">
      {times > 0 && !editing && <SavedNotice key={times}>Shipping address updated successfully</SavedNotice>}
      <TurningPlace turn={editing ? 'form' : 'address'}>
        {editing ? (
          <SettingsForm
            fields={shippingFields}
            saved={saved}
            onSave={async (changed) => {
              await update({ shipping_info: changed });
              setTimes(times + 1);
              setEditing(false);
            }}
            done="Shipping address updated successfully"
            onCancel={hasAddress ? () => setEditing(false) : undefined}
          />
        ) : (
          <>
            <AddressSummary fields={shippingFields} address={{ ...saved, ...constants }} copy={asWritten} />
            <p className={page.soft}>Parcels that are already on their way keep the address that they were sent to.</p>
            <div className={page.actions}>
              <Button look="secondary" onClick={() => setEditing(true)}>
                Edit
              </Button>
            </div>
          </>
        )}
      </TurningPlace>
    </SettingsCard>
  );
}
