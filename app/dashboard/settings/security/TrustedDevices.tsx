import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { TrustedDevice } from '#schemas/wire/device.ts';
import { trustedDevicesQuery } from '#services/api/devices.ts';
import { endTrust } from '#services/api/endDevices.ts';
import { useZone } from '#app/time/useZone.ts';
import * as page from '../../layout/page.css.ts';
import { SavedNotice } from '../SavedNotice.tsx';
import * as settings from '../settings.css.ts';
import * as styles from './devices.css.ts';

/** The devices on which a login asks for no code, each with its end. Most patients have none, and see nothing. */
export function TrustedDevices({ userId }: { readonly userId: string }) {
  const queryClient = useQueryClient();
  const zone = useZone();
  const place = useRef<HTMLDivElement>(null);
  const query = trustedDevicesQuery(userId);
  const { data: devices = [] } = useQuery(query);
  const { mutate, isPending, isSuccess, submittedAt, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: ({ _id }: TrustedDevice) => endTrust(_id),
    onSuccess: async (_, { _id }) => {
      // What is being loaded at this moment was read by the server before.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, (listed) => listed?.filter((device) => device._id !== _id));
      place.current?.focus();
    },
  });
  if (devices.length === 0 && !isSuccess && !error) return null;
  return (
    <div ref={place} tabIndex={-1} className={settings.place}>
      {devices.length > 0 && (
        <>
          <h3 className={styles.device}>No code is asked for on</h3>
          <ul className={styles.list} aria-label="Devices without a code">
            {devices.map((one) => (
              <li key={one._id} className={styles.row}>
                <div className={styles.text}>
                  <p className={styles.device}>{one.device}</p>
                  {one.current && <p className={styles.here}>This device</p>}
                  <p className={page.soft}>Until {momentText(new Date(one.expires_at), 'date', zone)}.</p>
                </div>
                <Button
                  look="secondary"
                  busy={isPending && variables._id === one._id}
                  busyLabel="Saving…"
                  onClick={() => !isPending && mutate(one)}
                >
                  Ask for a code
                  <VisuallyHidden> on {one.current ? `${one.device}, this device` : one.device}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {isSuccess && (
        <SavedNotice key={submittedAt}>{`A login on ${variables.device} asks for a code again.`}</SavedNotice>
      )}
      {error && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
    </div>
  );
}
