import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { WalkContext } from '#engine/walk/WalkContext.ts';
import type { signupMachine } from '#flows/signup/signup.machine.ts';
import { signupAddressOf } from '#flows/signup/signupAddress.ts';
import { useLastMove } from '#renderers/flow/useLastMove.ts';
import { walkOf, type WalkSnapshot } from '#renderers/flow/useWalk.ts';
import type { Signup } from './createSignup.ts';
import { readSignupAddress } from './readSignupAddress.ts';
import { signupHref } from './signupHref.ts';

const isSettled = (walk: WalkSnapshot) => !walk.matches('saving');

/**
 * Keeps the address bar and the running signup together: each new screen goes there, a step forward as a new entry, any
 * other replacing the last. The browser's Back and Forward are asked of the signup.
 */
export function useSignupAddress(
  actor: ActorRefFrom<typeof signupMachine>,
  walk: WalkContext | undefined,
  signup: Signup,
): void {
  const { history } = useRouter();
  const shown = useRef<string>(undefined);
  const move = useLastMove(actor);
  const latestMove = useRef(move);

  useEffect(() => {
    latestMove.current = move;
  });

  useEffect(() => {
    const address = walk && signupAddressOf(walk, signup.bought());
    if (!address) return;
    const href = signupHref(address);
    const first = shown.current === undefined;
    shown.current = href;
    const here = readSignupAddress(history.location.href);
    if (here && signupHref(here) === href) return;
    // A section that is gone back to begins like any other: its walk alone does not tell.
    if (!first && latestMove.current === 'forward' && walk.direction === 'forward') history.push(href);
    else history.replace(href);
  }, [walk, signup, history]);

  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        if (action.type !== 'BACK' && action.type !== 'FORWARD' && action.type !== 'GO') return;
        const address = readSignupAddress(location.href);
        if (!address || signupHref(address) === shown.current) return;
        const go = () => actor.send(signup.open(address));
        const saving = walkOf(actor);
        // Leaving a walk that is saving would lose what the server is about to acknowledge.
        if (saving?.getSnapshot().matches('saving')) waitFor(saving, isSettled).then(go, go);
        else if (saving?.getSnapshot().status === 'active') go();
        // Between two screens the signup is at work, perhaps on a payment: it goes on from wherever that leads.
        else if (shown.current !== undefined) history.replace(shown.current);
      }),
    [actor, history, signup],
  );
}
