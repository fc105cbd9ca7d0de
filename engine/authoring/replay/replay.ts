import type { AnyStateMachine } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import { draftBecomes } from './draftBecomes.ts';
import { ReplayRun, type Replayed } from './ReplayRun.ts';
import type { Shown, Witness } from '../finding/Witness.ts';

/**
 * Replays a witness with real actors: the flow's machines, its walks and an answer store.
 *
 * @throws Error when the witness answers a step that is not on screen, or ends an effect that does not run
 */
export async function replay(machine: AnyStateMachine, definition: Definition, witness: Witness): Promise<Replayed> {
  const run = new ReplayRun(machine, definition, witness);
  await run.start();
  for (const event of witness.events) await run.take(event);
  return run.end();
}

/** Whether a replay shows what its witness claims. */
export function shows({ answers, goals, states, step, errors, looped }: Replayed, shown: Shown): boolean {
  if ('state' in shown) return goals.has(`state ${shown.state}`);
  if ('step' in shown) return goals.has(`step ${shown.step}`);
  if ('hidden' in shown) {
    const index = answers.definition.positions.get(shown.hidden) ?? -1;
    return index >= 0 && !answers.isRelevant(index);
  }
  if ('condition' in shown)
    return (answers.definition.condition(shown.flow, shown.condition)(answers) === true) === shown.holds;
  if ('error' in shown) return errors.includes(shown.error);
  if ('refused' in shown) return errors.some((one) => one.includes(shown.refused));
  if ('draft' in shown) return draftBecomes(answers.definition, shown.draft, shown.becomes);
  return 'loop' in shown ? looped : step === undefined && states.length > 0;
}
