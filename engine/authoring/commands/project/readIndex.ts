import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowEntry } from '../../read/FlowEntry.ts';
import { isMachine } from '../../explore/machineParts.ts';
import { placeText, type Place } from '../../read/Source.ts';
import { CommandError } from './CommandError.ts';

const slashes = (path: string) => path.replaceAll('\\', '/');

/**
 * The place in a project's flows where an error was thrown, from its stack or message; undefined when neither names a
 * file.
 */
function brokenAt(root: string, cause: unknown): Place | undefined {
  const stack = cause instanceof Error ? slashes(cause.stack ?? cause.message) : '';
  const [, ...places] = stack.split(`${slashes(root)}/flows/`);
  for (const one of places) {
    const [, file, line, column] = /^([^:?()\s]+)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(one) ?? [];
    if (file !== undefined) return { file: `flows/${file}`, pointer: '', line: Number(line), column: Number(column) };
  }
  return undefined;
}

const isFlowEntry = (value: unknown): value is FlowEntry =>
  typeof value === 'object' && value !== null && 'flow' in value && 'machine' in value && isMachine(value.machine);

const FILE = 'flows/flowIndex.ts';

const atTop: Place = { file: FILE, pointer: '', line: 1 };

async function load(root: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(join(root, FILE)).href);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    const place = brokenAt(root, cause);
    const where = place ? `${placeText(place)} ` : '';
    throw new IndexError(`${where}${FILE} and its machines cannot be loaded: ${said}`, place ?? atTop, { cause });
  }
}

/**
 * Loads the index of flows of a project, with its machines.
 *
 * @throws IndexError when `flows/flowIndex.ts` exports no index, or one of its imports cannot be loaded
 */
export async function readIndex(root: string): Promise<readonly FlowEntry[]> {
  const module = await load(root);
  const index = typeof module === 'object' && module !== null && 'flowIndex' in module ? module.flowIndex : undefined;
  if (!Array.isArray(index) || !index.every(isFlowEntry))
    throw new IndexError(`${FILE} exports no flowIndex of entries with flow, machine and composedWith`, atTop);
  return index;
}

/** `flows/flowIndex.ts`, or a machine that it names, cannot be loaded. */
export class IndexError extends CommandError {
  override readonly name = 'IndexError';
  readonly place: Place;

  constructor(message: string, place: Place, options?: ErrorOptions) {
    super(message, 1, options);
    this.place = place;
  }
}
