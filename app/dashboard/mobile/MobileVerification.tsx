import { useActorRef } from '@xstate/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CopyTokens } from '#flows/copy/copyTokens.ts';
import type { User } from '#schemas/wire/user.ts';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import { FlowView } from '#renderers/flow/FlowView.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import { useWalk, walkOf } from '#renderers/flow/state/useWalk.ts';
import { copyOf } from '../../flow/copyOf.ts';
import { inspection } from '../../flow/inspection.ts';
import { useSection } from '../../flow/useSection.ts';
import * as styles from './mobile.css.ts';
import { mobileVerificationFlow } from '#flows/mobile-verification/mobile-verification.flow.ts';
import { today } from '../../time/today.ts';
import { mobileEffects, type MobileContext } from './mobileEffects.ts';

/** The input of a mobile verification; the number field starts with the account's number. */
interface MobileStart extends Pick<MobileContext, 'queryClient'> {
  readonly user: User;
}

/** A mobile verification ready to run: the machine with its effects, and its input. */
function createMobileVerification({ user, queryClient }: MobileStart) {
  const started = mobileVerificationFlow.start({
    today,
    facts: { 'mobile.number': user.mobile_number },
    effects: mobileEffects({ userId: user._id, queryClient }),
  });
  return {
    ...started,
    /** The digits of the number that was entered last; empty if there is none. */
    number: () => started.answers.fact('mobile.number') ?? '',
  };
}

interface MobileVerificationProps {
  readonly user: User;
  readonly onClose: () => void;
}

/**
 * The panel for verifying a mobile number. Before the end, the first attempt to close it shows a warning; the second
 * closes it.
 */
export function MobileVerification({ user, onClose }: MobileVerificationProps) {
  const queryClient = useQueryClient();
  const [flow] = useState(() => createMobileVerification({ user, queryClient }));
  const actor = useActorRef(flow.machine, { input: flow.input, ...inspection });
  const walk = useWalk(actor);
  const warning = useRef<HTMLDivElement>(null);
  const section = useSection(walk);
  const [warnedAt, setWarnedAt] = useState<string>();
  // The warning belongs to one section; a patient who continues no longer wants to close the panel.
  const warned = section !== undefined && warnedAt === section;

  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        if (actor.getSnapshot().status === 'done') onClose();
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, onClose]);
  useEffect(() => {
    if (warned) warning.current?.focus();
  }, [warned]);

  const close = () => {
    if (warned || section === 'mobile-verified') onClose();
    else setWarnedAt(section);
  };
  return (
    <SidePanel open title="Updates by text message" onClose={close}>
      <div className={styles.panel}>
        {warned && (
          <div ref={warning} tabIndex={-1} className={styles.warning}>
            <Alert tone="warning" urgent>
              Verify your number to receive real time updates
            </Alert>
          </div>
        )}
        <FlowView
          actor={actor}
          copy={copyOf({ 'mobile.number': phoneText(flow.number()) } satisfies CopyTokens<'mobile-verification'>)}
        />
        {section === 'mobile-code' && (
          <div className={styles.other}>
            <Button look="quiet" onClick={() => walkOf(actor)?.send({ type: 'BACK' })}>
              Use another number
            </Button>
          </div>
        )}
      </div>
    </SidePanel>
  );
}
