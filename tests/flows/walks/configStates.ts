/** A transition of a machine's text. */
interface WrittenTransition {
  readonly from: string;
  readonly to: string;
  readonly guard: string | undefined;
}

/** A state of a machine's text, with the names of what it invokes. */
interface WrittenState {
  readonly id: string;
  readonly parent: string;
  readonly machine: string;
  readonly always: readonly WrittenTransition[];
  readonly invokes: readonly string[];
  readonly catches: boolean;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The id that a target of a flow's text names: a sibling, or from the machine itself one of its states. */
function targetOf(from: string, parent: string, target: string): string {
  if (target.startsWith('.')) return from + target;
  return `${parent}.${target}`;
}

const transitions = (value: unknown, from: string, parent: string): readonly WrittenTransition[] =>
  listOf(value).map((one) => ({
    from,
    to: targetOf(from, parent, textOf(one) ?? textOf(fieldOf(one, 'target')) ?? ''),
    guard: textOf(fieldOf(one, 'guard')),
  }));

const statesOf = (config: unknown, id: string) =>
  Object.entries(fieldOf(config, 'states') ?? {}).map(([name, state]) => ({ id: `${id}.${name}`, parent: id, state }));

/** The states of a machine as its text has them, read without XState; flows have none inside each other. */
export const configStates = (config: unknown, machine: string): readonly WrittenState[] =>
  statesOf(config, machine).map(({ id, parent, state }) => {
    const invoke = listOf(fieldOf(state, 'invoke'));
    return {
      id,
      parent,
      machine,
      always: transitions(fieldOf(state, 'always'), id, parent),
      invokes: invoke.flatMap((one) => textOf(fieldOf(one, 'src')) ?? []),
      catches: invoke.some((one) => fieldOf(one, 'onError') !== undefined),
    };
  });

/** Every transition of a machine as its text has them; what is taken in any state comes from its event's mark. */
export const transitionsIn = (config: unknown, machine: string): readonly WrittenTransition[] => [
  ...Object.entries(fieldOf(config, 'on') ?? {}).flatMap(([event, value]) =>
    transitions(value, machine, '').map((one) => ({ ...one, from: `event:${machine}:${event}` })),
  ),
  ...statesOf(config, machine).flatMap(({ id, parent, state }) => [
    ...transitions(fieldOf(state, 'always'), id, parent),
    ...Object.values(fieldOf(state, 'on') ?? {}).flatMap((value) => transitions(value, id, parent)),
    ...listOf(fieldOf(state, 'invoke')).flatMap((one) => [
      ...transitions(fieldOf(one, 'onDone'), id, parent),
      ...transitions(fieldOf(one, 'onError'), id, parent),
    ]),
  ]),
];
