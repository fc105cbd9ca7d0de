import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { waitFor, type AnyActorRef } from 'xstate';
import type { Opening } from '#engine/flow/FlowContext.ts';
import type { WalkContext } from '#engine/walk/WalkContext.ts';
import { useLastMove } from '#renderers/flow/useLastMove.ts';
import { walkOf, type WalkSnapshot } from '#renderers/flow/useWalk.ts';

/** How addresses name the screens of a running flow. */
export interface FlowAddress {
  /** The address of the screen on screen; undefined for screens that have none of their own. */
  readonly hrefOf: (walk: WalkContext) => string | undefined;
  /** An address as the flow itself writes it; undefined where it is none of this flow. */
  readonly written: (href: string) => string | undefined;
  /** What an address of the flow asks for. */
  readonly opening: (href: string) => Opening | undefined;
  /** Takes note of what an address says beside the screen, before it is opened. */
  readonly beforeOpening?: (href: string) => void;
}

/** How a flow reads and writes addresses of its own form. */
interface AddressCodec<A> {
  readonly shown: (walk: WalkContext) => A | undefined;
  readonly read: (href: string) => A | undefined;
  readonly write: (address: A) => string;
  readonly locate: (address: A) => Opening;
}

/** The addresses of a running flow. */
export function flowAddress<A extends object>({ shown, read, write, locate }: AddressCodec<A>): FlowAddress {
  const writtenIf = (address: A | undefined) => address && write(address);
  return {
    hrefOf: (walk) => writtenIf(shown(walk)),
    written: (href) => writtenIf(read(href)),
    opening(href) {
      const address = read(href);
      return address && locate(address);
    },
  };
}

const isSettled = (walk: WalkSnapshot) => !walk.matches('saving');

const isSame = (one: Opening | undefined, other: Opening | undefined) =>
  one?.section === other?.section && one?.step === other?.step;

/**
 * Keeps the address bar and a running flow together. The flow owns the address: each new screen goes there, a step
 * forward as a new entry, any other replacing the last. The browser's Back and Forward are asked of the flow, which opens
 * what they name or the screen at which it goes on.
 *
 * @param address stays the same as long as the flow runs
 */
export function useFlowAddress(actor: AnyActorRef, walk: WalkContext | undefined, address: FlowAddress): void {
  const { history } = useRouter();
  const shown = useRef<string>(undefined);
  const move = useLastMove(actor);
  const latestMove = useRef(move);

  useEffect(() => {
    latestMove.current = move;
  });

  useEffect(() => {
    const href = walk && address.hrefOf(walk);
    if (href === undefined) return;
    const first = shown.current === undefined;
    shown.current = href;
    if (address.written(history.location.href) === href) return;
    // A section that is gone back to begins like any other: its walk alone does not tell.
    if (!first && latestMove.current === 'forward' && walk?.direction === 'forward') history.push(href);
    else history.replace(href);
  }, [walk, address, history]);

  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        if (action.type !== 'BACK' && action.type !== 'FORWARD' && action.type !== 'GO') return;
        const asked = address.opening(location.href);
        if (!asked || (shown.current !== undefined && isSame(asked, address.opening(shown.current)))) return;
        const go = () => {
          address.beforeOpening?.(location.href);
          actor.send({ type: 'GO', ...asked });
        };
        const saving = walkOf(actor);
        // Leaving a walk that is saving would lose what the server is about to acknowledge.
        if (saving?.getSnapshot().matches('saving')) waitFor(saving, isSettled).then(go, go);
        else if (saving?.getSnapshot().status === 'active') go();
        // Between two screens the flow is at work, perhaps on a payment: it goes on from wherever that leads.
        else if (shown.current !== undefined) history.replace(shown.current);
      }),
    [actor, history, address],
  );
}
