import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import type { signupMachine } from '#flows/signup/signup.machine.ts';
import { panelHref } from '../checkout/flow/panelHref.ts';

/** Leaves a finished signup: to the labs if a lab test was bought, otherwise to the dashboard. */
export function useSignupEnd(actor: ActorRefFrom<typeof signupMachine>, userId: string, answers: Answers): void {
  const router = useRouter();
  useEffect(() => {
    const subscription = actor.subscribe({
      complete: () => {
        const { status, value } = actor.getSnapshot();
        if (status !== 'done') return;
        const boughtLab = value === 'bought' && answers.fact('cart.type') === 'lab';
        const href = boughtLab ? panelHref(answers) : `/dashboard/${userId}/profile`;
        void router.navigate({ href, replace: true });
      },
    });
    return () => subscription.unsubscribe();
  }, [actor, userId, answers, router]);
}
