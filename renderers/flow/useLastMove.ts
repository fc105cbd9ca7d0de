import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

/** The way the patient went last: `jump` where an address or link asked for a screen by name. */
export type Move = 'forward' | 'back' | 'jump';

const moves: { readonly [event: string]: Move } = {
  SUBMIT: 'forward',
  RETRY: 'forward',
  KEEP_MINE: 'forward',
  TAKE_THEIRS: 'forward',
  BACK: 'back',
  GO: 'jump',
};

/** Follows which way the patient goes. A walk alone cannot tell: one that was backed into begins like any other. */
export function useLastMove(actor: AnyActorRef): Move {
  const last = useRef<Move>('forward');
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.system.inspect({
        next: (inspected) => {
          const move = inspected.type === '@xstate.event' ? moves[inspected.event.type] : undefined;
          if (move === undefined || move === last.current) return;
          last.current = move;
          changed();
        },
      });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => last.current);
}
