import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { PortsProvider, usePorts } from '#renderers/ports/ports.ts';
import type { OutsideMarkers } from '#schemas/wire/labs/outsideResult.ts';
import { copyOf } from '../../flow/copyOf.ts';
import { inspection } from '../../flow/inspection.ts';
import { useFlowAddress } from '../../flow/useFlowAddress.ts';
import { plainDayText } from '../rules/enteredTexts.ts';
import * as outside from './outside.css.ts';
import { createOutside } from './createOutside.ts';

interface AddOutsideWalkProps {
  readonly userId: string;
  readonly markers: OutsideMarkers['markers'];
}

/** Enters results of another laboratory, step by step. What was entered lives in the page until it is added. */
export function AddOutsideWalk({ userId, markers }: AddOutsideWalkProps) {
  const queryClient = useQueryClient();
  const [{ machine, input, address, entered }] = useState(() => createOutside({ userId, queryClient }));
  const actor = useActorRef(machine, { input, ...inspection });
  const walk = useWalk(actor);
  const router = useRouter();
  const outer = usePorts();
  const ports = useMemo(() => ({ ...outer, labMarkers: markers }), [outer, markers]);
  useFlowAddress(actor, walk?.context, { address, history: router.history });

  useEffect(() => {
    const following = actor.subscribe({
      complete: () => {
        const isAdded = actor.getSnapshot().output?.exit === 'forward';
        void router.navigate({ to: isAdded ? '/labs/outside-results' : '/labs' });
      },
    });
    return () => following.unsubscribe();
  }, [actor, router]);

  const section = walk?.context.section;
  const { day, laboratory } = entered();
  return (
    <PortsProvider value={ports}>
      {section !== 'added' && (
        <div className={outside.back}>
          <Button look="quiet" onClick={() => walkOf(actor)?.send({ type: 'BACK' })}>
            <Icon name="back" size="small" />
            Back
          </Button>
        </div>
      )}
      <div className={outside.flow}>
        <FlowView
          actor={actor}
          copy={copyOf({
            'results.day': day && plainDayText(day),
            'results.from': laboratory === null ? '' : `, ${laboratory}`,
          } satisfies CopyTokens<'outside-results'>)}
        />
      </div>
    </PortsProvider>
  );
}
