import type { RouterHistory } from '@tanstack/history';
import { useEffect, useRef } from 'react';
import { waitFor, type AnyActorRef } from 'xstate';
import type { Opening } from '#engine/flow/FlowContext.ts';
import type { WalkContext } from '#engine/walk/WalkContext.ts';
import { useLastMove } from '#renderers/flow/state/useLastMove.ts';
import { walkOf, type WalkSnapshot } from '#renderers/flow/state/useWalk.ts';

/** Maps between URLs and the screens of a running flow. */
export interface FlowAddress {
  /** The URL of the screen on screen; undefined for screens without one. */
  readonly hrefOf: (walk: WalkContext) => string | undefined;
  /** A URL in its canonical form; undefined if it does not belong to this flow. */
  readonly written: (href: string) => string | undefined;
  /** The section and step that a URL asks for. */
  readonly opening: (href: string) => Opening | undefined;
  /** Called before a URL is opened, to store its other parameters. */
  readonly beforeOpening?: (href: string) => void;
}

/** How one flow parses and writes its URLs. */
interface AddressCodec<A> {
  readonly shown: (walk: WalkContext) => A | undefined;
  readonly read: (href: string) => A | undefined;
  readonly write: (address: A) => string;
  readonly locate: (address: A) => Opening;
}

/** Creates the mapping between URLs and screens from a flow's codec. */
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
 * Synchronizes the URL with a running flow. The flow decides the URL: a step forward adds a history entry, any other
 * change replaces the current one. The browser's Back and Forward are sent to the flow, which opens the requested
 * screen or the one where it continues.
 *
 * @param address must stay the same object as long as the flow runs, and so must `history`
 */
export function useFlowAddress(
  actor: AnyActorRef,
  walk: WalkContext | undefined,
  { address, history }: { readonly address: FlowAddress; readonly history: RouterHistory },
): void {
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
    // A section entered by going back looks like one entered forward, so the walk's direction alone is not enough.
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
        // Leaving a walk while it saves would lose the server's acknowledgement.
        if (saving?.getSnapshot().matches('saving')) waitFor(saving, isSettled).then(go, go);
        else if (saving?.getSnapshot().status === 'active') go();
        // Between two screens an effect is running, perhaps a payment, and the flow decides where to continue.
        else if (shown.current !== undefined) history.replace(shown.current);
      }),
    [actor, history, address],
  );
}
