import type { FlowContext } from '#engine/flow/FlowContext.ts';
import { dataOf, type JsonObject } from './dataOf.ts';
import { ExportError } from './ExportError.ts';

type Probe = { readonly [K in keyof FlowContext]: unknown };

/** The placeholder for a value that is read from the context when the actor starts. */
const fromContext = (name: string) => `{{context.${name}}}`;

/** An object that can be passed on but not read. */
function sealed(path: string): object {
  const refuse = (): never => {
    throw new ExportError(path, 'the input is computed from the context', 'hand the context’s values on as they are');
  };
  return new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse });
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function dataFrom(input: unknown, context: Probe, path: string): JsonObject {
  if (!isObject(input)) throw new ExportError(path, 'the input is no object', 'hand on an object of named values');
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const read = Object.entries(context).find(([, held]) => held === value);
        return [name, read ? fromContext(read[0]) : dataOf(value, `${path}.${name}`)];
      }),
  );
}

/**
 * The input of an invocation as data: values passed on from the context become placeholders, all others are copied.
 *
 * @throws ExportError when a value is neither
 */
export function inputData(input: unknown, path: string): JsonObject {
  if (typeof input !== 'function') return dataFrom(input, { answers: {}, learned: {}, enter: {}, problem: {} }, path);
  const probes = [0, 1].map((): Probe => ({
    answers: sealed(path),
    learned: sealed(path),
    enter: sealed(path),
    problem: sealed(path),
  }));
  const [first, second] = probes.map((context) =>
    dataFrom(Reflect.apply(input, undefined, [{ context }]), context, path),
  );
  if (!first || JSON.stringify(first) !== JSON.stringify(second))
    throw new ExportError(path, 'the input differs from time to time', 'hand on values of the context or data');
  return first;
}
