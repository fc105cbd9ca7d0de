import { createMachine, type AnyStateMachine } from 'xstate';
import { exitOf } from '#engine/flow/flowActions.ts';
import { flowContext } from '#engine/flow/FlowContext.ts';

const CONTEXT = /^\{\{context\.(\w+)\}\}$/;

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The input of an invocation as its data says: some of it read from the context. */
const inputOf =
  (data: { readonly [name: string]: unknown }) =>
  ({ context }: { readonly context: { readonly [name: string]: unknown } }) =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]) => {
        const read = typeof value === 'string' ? CONTEXT.exec(value)?.[1] : undefined;
        return [name, read === undefined ? value : context[read]];
      }),
    );

function withFunctions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFunctions);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (name === 'input' && isObject(one)) return [name, inputOf(one)];
      if (name === 'output' && one === '{{event.output}}') return [name, exitOf];
      if (name === 'output') return [name, one];
      return [name, withFunctions(one)];
    }),
  );
}

/** The machine that an export describes, with the implementations of the machine that it was made of. */
export const restored = (json: unknown, { implementations }: AnyStateMachine): AnyStateMachine =>
  createMachine({ ...Object(withFunctions(json)), context: flowContext }, implementations);
