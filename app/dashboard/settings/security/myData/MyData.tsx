import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { dataCopyQuery } from '#services/api/dataCopies.ts';
import { LoadAgain } from '../../../layout/LoadAgain.tsx';
import * as page from '../../../layout/page.css.ts';
import { SettingsCard } from '../../form/SettingsCard.tsx';
import { CopyDownload } from './CopyDownload.tsx';
import { CopyRequest } from './CopyRequest.tsx';
import { CopyStanding } from './CopyStanding.tsx';

/** The shape of the section until it is known how the copy stands. */
const BONES = [{ height: '9rem' }];

/** How often it is looked whether the copy is ready, in ms. */
const PAUSE = 3000;

/**
 * A copy of everything that is kept of the patient: asked for, being made, ready for some days, expired. The keyboard goes on
 * at what is said of it when its form is gone.
 */
export function MyData({ userId }: { readonly userId: string }) {
  const queryClient = useQueryClient();
  const standing = useRef<HTMLDivElement>(null);
  const query = dataCopyQuery(userId);
  const copy = useQuery({
    ...query,
    refetchInterval: ({ state: { data } }) => (data?.state === 'making' ? PAUSE : false),
  });
  const { data } = copy;
  const isLive = data?.state === 'making' || data?.state === 'ready';
  return (
    <SettingsCard title="My data">
      <p className={page.soft}>
        Get everything that we keep about you as one file: your account and medical profile, your visits with each
        question and answer, prescriptions, orders, payments, appointments, messages, and who looked at your record.
        Other programs can read it, too. Please keep it where nobody else finds it.
      </p>
      {copy.isPending && <Skeleton bones={BONES} />}
      {copy.isLoadingError && <LoadAgain onPress={() => void copy.refetch()} />}
      {data && (
        <div ref={standing} tabIndex={-1}>
          <CopyStanding copy={data} />
        </div>
      )}
      {data?.state === 'ready' && <CopyDownload userId={userId} onFailed={() => void copy.refetch()} />}
      {data && !isLive && (
        <CopyRequest
          userId={userId}
          onRequested={(state) => {
            queryClient.setQueryData(query.queryKey, state);
            standing.current?.focus();
          }}
        />
      )}
    </SettingsCard>
  );
}
