import { EffectError } from '#engine/effects/EffectError.ts';
import type { AnyEffects } from '#engine/effects/provideEffects.ts';

/**
 * Effects that say when the server refuses one because a stop holds in the visit: another device, or a newer version of
 * its template, may have raised it since the visit was read.
 *
 * @param stopped called before the effect fails
 */
export function stoppedEffects<Effects extends object>(effects: Effects, stopped: () => void): Effects;
export function stoppedEffects(effects: AnyEffects, stopped: () => void): AnyEffects {
  const telling = (run: AnyEffects[string]) => async (input: unknown) => {
    try {
      return await run(input);
    } catch (error) {
      if (error instanceof EffectError && error.code === 'VisitStopped') stopped();
      throw error;
    }
  };
  return Object.fromEntries(Object.entries(effects).map(([name, run]) => [name, telling(run)]));
}
