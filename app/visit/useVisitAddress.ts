import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { WalkContext } from '#engine/walk/WalkContext.ts';
import { addressOf } from '#flows/visit/addressOf.ts';
import { locate } from '#flows/visit/locate.ts';
import type { VisitAddress } from '#flows/visit/VisitAddress.ts';
import type { visitMachine } from '#flows/visit/visit.machine.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { useLastMove } from '#renderers/flow/useLastMove.ts';
import { walkOf, type WalkSnapshot } from '#renderers/flow/useWalk.ts';
import type { Visit } from './createVisit.ts';
import { hrefOf } from './hrefOf.ts';
import { readAddress } from './readAddress.ts';

/**
 * Keeps the address bar and the running visit together. The visit owns the address: each new screen goes there, a step
 * forward as a new entry, any other replacing the last. The browser's Back and Forward are asked of the visit, which
 * opens what they name or the screen at which it goes on.
 */
export function useVisitAddress(
  actor: ActorRefFrom<typeof visitMachine>,
  walk: WalkContext | undefined,
  visit: Visit,
  { user: userId, _id: intakeId, intake_template: template }: Intake,
): void {
  const router = useRouter();
  const shown = useRef<VisitAddress>(undefined);
  const move = useLastMove(actor);
  const latestMove = useRef(move);

  useEffect(() => {
    latestMove.current = move;
  });

  useEffect(() => {
    const address =
      walk &&
      addressOf(walk, visit.responseOfStep, { membership: template.membership, products: template.product_defaults });
    if (!address) return;
    const first = shown.current === undefined;
    shown.current = address;
    const ids = { userId, intakeId, templateId: template._id };
    const href = hrefOf(address, ids);
    const here = readAddress(router.history.location.href);
    if (here && hrefOf(here, ids) === href) return;
    // A section that is gone back to begins like any other: its walk alone does not tell.
    if (!first && latestMove.current === 'forward' && walk.direction === 'forward') router.history.push(href);
    else router.history.replace(href);
  }, [walk, visit, router, userId, intakeId, template]);

  useEffect(
    () =>
      router.history.subscribe(({ location, action }) => {
        if (action.type !== 'BACK' && action.type !== 'FORWARD' && action.type !== 'GO') return;
        const address = readAddress(location.href);
        if (!address || (shown.current && sameAddress(address, shown.current))) return;
        const go = () => actor.send({ type: 'GO', ...locate(address, visit.definition, visit.stepOfResponse) });
        const saving = walkOf(actor);
        // Leaving a walk that is saving would lose what the server is about to acknowledge.
        if (saving?.getSnapshot().matches('saving')) waitFor(saving, isSettled).then(go, go);
        else if (saving?.getSnapshot().status === 'active') go();
        // Between two screens the visit is at work, perhaps on a payment: it goes on from wherever that leads.
        else if (shown.current)
          router.history.replace(hrefOf(shown.current, { userId, intakeId, templateId: template._id }));
      }),
    [actor, router, visit, userId, intakeId, template],
  );
}

const isSettled = (walk: WalkSnapshot) => !walk.matches('saving');

const sameAddress = (one: VisitAddress, other: VisitAddress) =>
  one.section === other.section && one.question === other.question && (one.step ?? 0) === (other.step ?? 0);
