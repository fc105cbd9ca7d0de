import type { Condition } from '#schemas/flow/condition.ts';
import { describeCondition } from '../conditions/describeCondition.ts';
import { canonical, type Change } from './changesIn.ts';

/** Conditions with their paths. */
export type Conditions = readonly (readonly [at: string, condition: Condition])[];

/** The differences between conditions, with both conditions as text. */
export function conditionChanges(
  old: Conditions,
  now: Conditions,
  isFact: (ref: string) => boolean,
): readonly Change[] {
  const [before, after] = [new Map(old), new Map(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((at) => {
    const [from, to] = [before.get(at), after.get(at)];
    if (canonical(from) === canonical(to)) return [];
    const was = from !== undefined && { from, fromWords: describeCondition(from, isFact) };
    const is = to !== undefined && { to, toWords: describeCondition(to, isFact) };
    return [{ at, ...was, ...is }];
  });
}
