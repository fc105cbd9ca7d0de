import { isObject } from '../stream/isObject.ts';

/** A state of a machine with its transitions: the event or effect, and the target. */
interface SeenState {
  readonly name: string;
  readonly ways: readonly { readonly on: string; readonly guard?: string; readonly to: string }[];
}

const listOf = (config: unknown): readonly unknown[] =>
  config === undefined ? [] : Array.isArray(config) ? config : [config];

const nameIn = (config: unknown): string | undefined =>
  typeof config === 'string'
    ? config
    : isObject(config) && typeof config['type'] === 'string'
      ? config['type']
      : undefined;

function waysOf(on: string, config: unknown): SeenState['ways'] {
  return listOf(config).flatMap((one) => {
    const to = typeof one === 'string' ? one : isObject(one) ? nameIn(one['target']) : undefined;
    const guard = isObject(one) ? nameIn(one['guard']) : undefined;
    return to === undefined ? [] : [{ on, to, ...(guard !== undefined && { guard }) }];
  });
}

function stateOf(name: string, config: unknown): SeenState {
  if (!isObject(config)) return { name, ways: [] };
  const { on, always } = config;
  return {
    name,
    ways: [
      ...waysOf('at once', always),
      ...listOf(config['invoke']).flatMap((invoke) => {
        if (!isObject(invoke)) return [];
        const effect = nameIn(invoke['src']) ?? '';
        return [...waysOf(`${effect} done`, invoke['onDone']), ...waysOf(`${effect} fails`, invoke['onError'])];
      }),
      ...(isObject(on) ? Object.entries(on).flatMap(([event, to]) => waysOf(event, to)) : []),
    ],
  };
}

/** The states of a machine, from its definition as JSON; empty for anything but a machine. */
export function statesOf(definition: string | undefined): readonly SeenState[] {
  const config: unknown = definition === undefined ? undefined : JSON.parse(definition);
  const states = isObject(config) ? config['states'] : undefined;
  return isObject(states) ? Object.entries(states).map(([name, state]) => stateOf(name, state)) : [];
}
