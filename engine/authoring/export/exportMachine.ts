import type { AnyStateMachine } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { exitOf } from '#engine/flow/flowActions.ts';
import { flowContext } from '#engine/flow/FlowContext.ts';
import { dataOf, type Json, type JsonObject } from './dataOf.ts';
import { describeState } from './describeState.ts';
import { ExportError } from './ExportError.ts';
import { inputData } from './inputData.ts';

/** The functions that supply the descriptions. */
interface Words {
  readonly state: (id: string, names: readonly string[]) => string | undefined;
  readonly guard: (name: string) => string | undefined;
}

/** The placeholder in the exported data for "the output of the final state is the output of the flow". */
const OUTPUT_OF_STATE = '{{event.output}}';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown) =>
  Object.entries(isObject(value) ? value : {}).filter(([, one]) => one !== undefined);

/** A guard or an action as its name and parameters. */
function named(value: unknown, path: string): JsonObject {
  if (typeof value === 'string') return { type: value };
  if (!isObject(value) || typeof value['type'] !== 'string')
    throw new ExportError(path, 'a function is written inline', 'give it a name in setup and name it here');
  return { type: value['type'], ...restOf(value, ['type'], path) };
}

const restOf = (value: unknown, without: readonly string[], path: string): JsonObject =>
  Object.fromEntries(
    entriesOf(value)
      .filter(([key]) => !without.includes(key))
      .map(([key, one]) => [key, dataOf(one, `${path}.${key}`)]),
  );

const actionsOf = (value: unknown, path: string): Json => listOf(value).map((one, at) => named(one, `${path}[${at}]`));

function transition(value: unknown, path: string, words: Words): JsonObject {
  if (typeof value === 'string') return { target: value };
  if (!isObject(value)) throw new ExportError(path, 'this is no transition', 'name its target');
  const { guard, actions } = value;
  const asked = guard === undefined ? undefined : named(guard, `${path}.guard`);
  const meaning = asked && typeof asked['type'] === 'string' ? words.guard(asked['type']) : undefined;
  return {
    ...(meaning !== undefined && { description: meaning }),
    ...restOf(value, ['guard', 'actions'], path),
    ...(asked && { guard: asked }),
    ...(actions !== undefined && { actions: actionsOf(actions, `${path}.actions`) }),
  };
}

const transitions = (value: unknown, path: string, words: Words): Json =>
  listOf(value).map((one, at) => transition(one, `${path}[${at}]`, words));

const transitionMap = (value: unknown, path: string, words: Words): Json =>
  Object.fromEntries(entriesOf(value).map(([event, one]) => [event, transitions(one, `${path}.${event}`, words)]));

function invocation(value: unknown, path: string, words: Words): JsonObject {
  if (!isObject(value) || typeof value['src'] !== 'string')
    throw new ExportError(path, 'the actor is written inline', 'give it a name in setup and name it here');
  return Object.fromEntries(
    entriesOf(value).map(([key, one]): readonly [string, Json] => {
      const at = `${path}.${key}`;
      if (key === 'input') return [key, inputData(one, at)];
      if (key === 'onDone' || key === 'onError' || key === 'onSnapshot') return [key, transitions(one, at, words)];
      return [key, dataOf(one, at)];
    }),
  );
}

function contextData(value: unknown, path: string): Json {
  if (value === flowContext) return {};
  return dataOf(value, path);
}

function keyData(key: string, value: unknown, path: string, words: Words): Json {
  switch (key) {
    case 'states':
      return Object.fromEntries(
        entriesOf(value).map(([name, state]) => [
          name,
          stateData(state, `${path.slice(0, -'.states'.length)}.${name}`, words),
        ]),
      );
    case 'invoke':
      return listOf(value).map((one, at) => invocation(one, `${path}[${at}]`, words));
    case 'always':
    case 'onDone':
      return transitions(value, path, words);
    case 'on':
    case 'after':
      return transitionMap(value, path, words);
    case 'entry':
    case 'exit':
      return actionsOf(value, path);
    case 'context':
      return contextData(value, path);
    case 'output':
      return value === exitOf ? OUTPUT_OF_STATE : dataOf(value, path);
    default:
      return dataOf(value, path);
  }
}

function stateData(config: unknown, path: string, words: Words): JsonObject {
  const own = entriesOf(config);
  const invokes = own.flatMap(([key, value]) => (key === 'invoke' ? listOf(value) : []));
  const names = invokes.flatMap((one) => (isObject(one) && typeof one['src'] === 'string' ? one['src'] : []));
  const description = words.state(path, names);
  return {
    ...(description !== undefined && { description }),
    ...Object.fromEntries(own.map(([key, value]) => [key, keyData(key, value, `${path}.${key}`, words)])),
  };
}

/**
 * Converts a machine to the JSON that Stately's editor imports. `createMachine` with this JSON and the same
 * implementations gives the same machine. The engine's own functions are written as `{{context.…}}` and
 * `{{event.output}}`.
 *
 * @param sets the step sets, for the descriptions
 * @throws ExportError when a function cannot be written as data
 */
export function exportMachine(machine: AnyStateMachine, kinds: Kinds, sets: readonly StepSet[]): JsonObject {
  const words = describeState(machine, kinds, sets);
  return { ...stateData(machine.config, machine.id, words), id: machine.id };
}
