import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import type { Passkey } from '#schemas/wire/passkey.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { addPasskey, removePasskey } from '#services/api/passkeys/changePasskeys.ts';
import { LoadAgain } from '../../../layout/LoadAgain.tsx';
import * as page from '../../../layout/page.css.ts';
import * as styles from '../devices.css.ts';
import { SettingsCard } from '../../form/SettingsCard.tsx';
import { OwnerForm } from '../../owner/OwnerForm.tsx';
import { SavedNotice } from '../../SavedNotice.tsx';
import { TurningPlace } from '../../TurningPlace.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';

/** The shape of the list until it is there. */
const BONES = [{ height: '4.5rem' }];

/** What the patient is doing: adding a passkey, or removing one. */
type Doing = { readonly adds: true } | { readonly removes: Passkey };

/** The passkeys of a patient: each device logs in with its own, without a password. */
export function PasskeysSection({ userId }: { readonly userId: string }) {
  const queryClient = useQueryClient();
  const query = passkeysQuery(userId);
  const passkeys = useQuery(query);
  const [doing, setDoing] = useState<Doing>();
  const [done, setDone] = useState<string>();
  const begin = (next: Doing) => {
    setDone(undefined);
    setDoing(next);
  };
  const finish = async (said: string) => {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    setDone(said);
    setDoing(undefined);
  };
  const cancel = () => setDoing(undefined);
  const add = async (proof: OwnerProof) => {
    await addPasskey(userId, proof);
    await finish('Your passkey is added.');
  };
  const remove = (passkey: Passkey) => async (proof: OwnerProof) => {
    await removePasskey(userId, passkey._id, proof);
    await finish('The passkey is removed.');
  };
  const stage = doing === undefined ? 'list' : 'adds' in doing ? 'add' : doing.removes._id;
  return (
    <SettingsCard title="Passkeys">
      <TurningPlace turn={stage}>
        {done !== undefined && <SavedNotice key={done}>{done}</SavedNotice>}
        {doing === undefined ? (
          <>
            <p className={page.soft}>
              With a passkey you log in by unlocking your device, without password and code. Nobody can steal it from
              you by asking for it.
            </p>
            {passkeys.isPending && <Skeleton bones={BONES} />}
            {passkeys.isLoadingError && <LoadAgain onPress={() => void passkeys.refetch()} />}
            {passkeys.data && passkeys.data.length > 0 && (
              <ul className={styles.list} aria-label="Passkeys">
                {passkeys.data.map((passkey) => (
                  <PasskeyRow key={passkey._id} passkey={passkey} onRemove={() => begin({ removes: passkey })} />
                ))}
              </ul>
            )}
            <div>
              <Button look="secondary" onClick={() => begin({ adds: true })}>
                Add a passkey
              </Button>
            </div>
          </>
        ) : 'adds' in doing ? (
          <OwnerForm
            userId={userId}
            text="Your browser then asks you to unlock this device."
            label="Add a passkey"
            send={add}
            onCancel={cancel}
          />
        ) : (
          <OwnerForm
            userId={userId}
            text={`The passkey of ${doing.removes.device} does not log in any more. Remove it from your device, too.`}
            label="Remove the passkey"
            send={remove(doing.removes)}
            onCancel={cancel}
          />
        )}
      </TurningPlace>
    </SettingsCard>
  );
}
