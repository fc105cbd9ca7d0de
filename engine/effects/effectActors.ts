import type { FactTypes, FactValue } from '../definition/FactTypes.ts';
import { effect, type Effect } from './effect.ts';
import type { EffectInput } from './EffectInput.ts';

interface Named {
  readonly effects: object;
}

/** The facts that an effect returns, by its contract. */
type Taught<Contract> = Contract extends { readonly learns: infer Types } ? keyof Types : never;

type Learned<Ref extends PropertyKey> = {
  readonly [Any in keyof FactTypes | Ref]?: Any extends Ref ? FactValue<Any> | null | undefined : never;
};

/** The walk's own effect, which saves answers. */
const SAVES = 'saveAnswer';

/** The effects that a steps JSON declares contracts for, as actors of its machine. */
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
