import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { LoadAgain } from '../../../layout/LoadAgain.tsx';
import { SettingsCard } from '../../form/SettingsCard.tsx';
import { SavedNotice } from '../../SavedNotice.tsx';
import { TurningPlace } from '../../TurningPlace.tsx';
import type { Stage } from './TwoStepStage.tsx';
import { TwoStepStatus } from './TwoStepStatus.tsx';

const load = preloadable(() => import('./TwoStepStage.tsx'));
const TwoStepStage = lazy(async () => ({ default: (await load()).TwoStepStage }));

/** The shape of the section until it is there. */
const BONES = [{ height: '3rem' }, { height: '2.75rem', width: '14rem' }];

/** Two-step sign-in: whether it is on, and turning it on and off. The keyboard goes on where the next step begins. */
export function TwoStepSection({ userId }: { readonly userId: string }) {
  const queryClient = useQueryClient();
  const query = twoStepQuery(userId);
  const twoStep = useQuery(query);
  const [stage, setStage] = useState<Stage>();
  const [done, setDone] = useState<string>();

  const open = (next: Stage) => {
    setDone(undefined);
    setStage(next);
  };
  const close = (said?: string) => {
    setDone(said);
    setStage(undefined);
  };
  return (
    <SettingsCard title="Two-step sign-in">
      <TurningPlace turn={stage?.name ?? 'status'}>
        {done !== undefined && <SavedNotice key={done}>{done}</SavedNotice>}
        {twoStep.isPending && <Skeleton bones={BONES} />}
        {twoStep.isLoadingError && <LoadAgain onPress={() => void twoStep.refetch()} />}
        {twoStep.data && !stage && (
          <TwoStepStatus
            twoStep={twoStep.data}
            onTurnOn={() => open({ name: 'password' })}
            onRenew={() => open({ name: 'renewing' })}
            onTurnOff={() => open({ name: 'ending' })}
          />
        )}
        {stage && (
          <Suspense>
            <TwoStepStage
              userId={userId}
              stage={stage}
              onStage={setStage}
              onChanged={() => void queryClient.invalidateQueries({ queryKey: query.queryKey })}
              onClose={close}
            />
          </Suspense>
        )}
      </TurningPlace>
    </SettingsCard>
  );
}
