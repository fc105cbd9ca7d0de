import { useActorRef } from '@xstate/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import { stageOf } from '#flows/visit/stageOf.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { StageHeader } from '#renderers/ui/layout/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { copyOf } from '../../flow/copyOf.ts';
import { inspection } from '../../flow/inspection.ts';
import { useFlowAddress } from '../../flow/useFlowAddress.ts';
import { BrandBar } from '../../shell/BrandBar.tsx';
import { Help } from '../../shell/Help.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { createVerification, type VerificationStart } from '../flow/createVerification.ts';
import { useIdentityPorts } from '../flow/useIdentityPorts.ts';

/** A running identity verification; every way out of it leads to the dashboard. */
export function VerificationWalk({ start }: { readonly start: VerificationStart }) {
  const [{ machine, input, photos, address }] = useState(() => createVerification(start));
  const actor = useActorRef(machine, { input, ...inspection });
  const walk = useWalk(actor);
  const router = useRouter();
  const userId = start.user._id;
  const ports = useIdentityPorts(userId, photos, true);
  const { label } = stageOf('identification-step');
  usePageTitle(label);

  useFlowAddress(actor, walk?.context, { address, history: router.history });

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        if (actor.getSnapshot().status === 'done')
          void router.navigate({ to: '/dashboard/$userId/$page', params: { userId, page: 'profile' } });
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, router, userId]);

  const { name, support_email: supportEmail } = currentOrganization.get().settings;
  return (
    <Page
      bar={<BrandBar home="/" actions={<Help />} />}
      header={<StageHeader label={label} onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />}
    >
      <PortsProvider value={ports}>
        <FlowView
          actor={actor}
          copy={copyOf({
            'organization.name': name,
            'organization.support_email': supportEmail,
            'user.id': userId,
          } satisfies CopyTokens<'verification'>)}
        />
      </PortsProvider>
    </Page>
  );
}
