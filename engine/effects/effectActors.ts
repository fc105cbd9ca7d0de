import type { FactTypes, FactValue } from '../definition/FactTypes.ts';
import { effect, type Effect } from './effect.ts';
import type { EffectInput } from './EffectInput.ts';

interface Named {
  readonly effects: object;
}

/** The names of the facts that an effect teaches, by its contract. */
type Taught<Contract> = Contract extends { readonly learns: infer Types } ? keyof Types : never;

/** What an effect teaches: facts that its contract names, and no other. */
type Learned<Ref extends PropertyKey> = {
  readonly [Any in keyof FactTypes | Ref]?: Any extends Ref ? FactValue<Any> | null | undefined : never;
};

/** The walk saves by itself. */
const SAVES = 'saveAnswer';

/** The effects that a steps JSON has contracts of, as actors of its machine. */
export function effectActors<S extends Named>(
  steps: S,
): {
  readonly [Name in Exclude<keyof S['effects'], typeof SAVES> & string]: Effect<
    Learned<Taught<S['effects'][Name]>>,
    EffectInput
  >;
};
export function effectActors({ effects }: Named): { readonly [name: string]: Effect<object, EffectInput> } {
  const names = Object.keys(effects).filter((name) => name !== SAVES);
  return Object.fromEntries(names.map((name) => [name, effect<object, EffectInput>(name)]));
}
