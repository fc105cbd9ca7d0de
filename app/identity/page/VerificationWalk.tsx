import { useActorRef } from '@xstate/react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import { identityNameOf, isIdentitySection, type IdentitySection } from '#flows/verification/identityAddress.ts';
import { stageOf } from '#flows/visit/stageOf.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { PortsProvider } from '#renderers/ports/ports.ts';
import { Page } from '#renderers/ui/Page.tsx';
import { StageHeader } from '#renderers/ui/StageHeader.tsx';
import { useWalk, walkOf } from '#renderers/flow/useWalk.ts';
import { currentOrganization } from '#services/api/currentOrganization.ts';
import { copyOf } from '../../flow/copyOf.ts';
import { inspection } from '../../flow/inspection.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { createVerification, type VerificationStart } from '../flow/createVerification.ts';
import { useIdentityPorts } from '../flow/useIdentityPorts.ts';

/** The depth of each screen: only a deeper screen adds an entry to the browser's history. */
const depths: { readonly [S in IdentitySection]: number } = {
  'verify-account': 0,
  'existing-identity': 1,
  schedule: 1,
  'id-image': 2,
  'profile-image': 2,
};

/** A running identity verification. However it is left, it ends on the dashboard. */
export function VerificationWalk({ start }: { readonly start: VerificationStart }) {
  const [{ machine, input, photos }] = useState(() => createVerification(start));
  const actor = useActorRef(machine, { input, ...inspection });
  const walk = useWalk(actor);
  const router = useRouter();
  const userId = start.user._id;
  const section = walk?.context.section;
  const ports = useIdentityPorts(userId, photos, true);
  const { label } = stageOf('identification-step');
  usePageTitle(label);

  const shown = useRef<IdentitySection>(undefined);
  useEffect(() => {
    if (section === undefined || !isIdentitySection(section) || start.section === 'photo-reupload') return;
    const before = shown.current;
    shown.current = section;
    const href = `/verification/${userId}/${identityNameOf(section)}`;
    if (router.history.location.pathname === href) return;
    if (before !== undefined && depths[section] > depths[before]) router.history.push(href);
    else router.history.replace(href);
  }, [section, router, userId, start.section]);

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
    <Page header={<StageHeader label={label} onBack={() => walkOf(actor)?.send({ type: 'BACK' })} />}>
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
