import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { nextPlace, type Move, type Place } from './nextPlace.ts';
import { useFlow } from './useFlow.ts';
import { useWalk, walkOf } from './useWalk.ts';

/** The direction of the patient's last move. */
export function useLastMove(actor: AnyActorRef): Move {
  const walk = useFlow(actor, walkOf);
  const snapshot = useWalk(actor);
  const [last, setLast] = useState<Place>();
  const place = walk && snapshot ? nextPlace(last, walk, snapshot.context) : last;
  if (place !== last) setLast(place);
  return place?.move ?? 'forward';
}
