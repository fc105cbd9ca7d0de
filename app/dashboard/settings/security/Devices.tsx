import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import type { Device } from '#schemas/wire/device.ts';
import { devicesQuery } from '#services/api/devices.ts';
import { logOutDevice } from '#services/api/endDevices.ts';
import { useNow } from '#app/time/useNow.ts';
import { LoadAgain } from '../../layout/LoadAgain.tsx';
import { SavedNotice } from '../SavedNotice.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import * as styles from './devices.css.ts';

/** The shape of the list until it is there. */
const BONES = Array.from({ length: 2 }, () => ({ height: '4.5rem' }));

/** The devices on which a patient is signed in, each with its end. The keyboard goes on at the list that one was taken from. */
export function Devices({ userId }: { readonly userId: string }) {
  const now = useNow();
  const queryClient = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const query = devicesQuery(userId);
  const devices = useQuery(query);
  const { mutate, isPending, isSuccess, submittedAt, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: logOutDevice,
    onSuccess: async (_, { _id, current }: Device) => {
      if (current) return;
      // What is being loaded at this moment was read by the server before.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, (listed) => listed?.filter((device) => device._id !== _id));
      list.current?.focus();
    },
  });
  return (
    <>
      {devices.isPending && <Skeleton bones={BONES} />}
      {devices.isLoadingError && <LoadAgain onPress={() => void devices.refetch()} />}
      {devices.data && (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Devices">
          {devices.data.map((device) => (
            <DeviceRow
              key={device._id}
              device={device}
              now={now}
              leaving={isPending && variables._id === device._id}
              onLogOut={() => !isPending && mutate(device)}
            />
          ))}
        </ul>
      )}
      {isSuccess && !variables.current && (
        <SavedNotice key={submittedAt}>{`${variables.device} is signed out.`}</SavedNotice>
      )}
      {error && (
        <Alert tone="danger" urgent>
          {error.message}
        </Alert>
      )}
    </>
  );
}
