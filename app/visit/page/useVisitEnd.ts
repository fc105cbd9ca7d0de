import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import type { visitMachine } from '#flows/visit/visit.machine.ts';
import { pathFrom } from '#flows/paths/pathPattern.ts';
import { SUBMITTED, visitPaths } from '#flows/visit/address/visitPaths.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { panelHref } from '../../checkout/flow/panelHref.ts';

async function askLink(subscription: string): Promise<string | null> {
  const { coachingLinkOf } = await import('#services/api/subscriptions.ts');
  return coachingLinkOf(subscription);
}

/** The path after a completed visit: the first coaching appointment, the lab panel, or the page that thanks for it. */
async function endOf({ _id, intake_template: template, user }: Intake, answers: Answers): Promise<string> {
  const subscription = answers.fact('intake.subscription');
  if (template.header.type === 'coaching_membership' && subscription !== undefined) {
    const link = answers.fact('intake.coaching_link') ?? (await askLink(subscription).catch(() => null));
    return `/schedule-coaching/${subscription}?coachingLink=${encodeURIComponent(link ?? '')}`;
  }
  if (template.header.type === 'lab') return panelHref(answers);
  if (template.header.end === 'follow-up') return `/dashboard/${user}/profile`;
  return pathFrom(visitPaths.intake, { intakeId: _id, section: SUBMITTED });
}

function leaveFor(href: string): void {
  currentSession.dropInput();
  location.replace(href);
}

/** Leaves a completed visit. */
export function useVisitEnd(actor: ActorRefFrom<typeof visitMachine>, intake: Intake, answers: Answers): void {
  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        if (actor.getSnapshot().status !== 'done') return;
        void endOf(intake, answers).then(leaveFor);
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, intake, answers]);
}
