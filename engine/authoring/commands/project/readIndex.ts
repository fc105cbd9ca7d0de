import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowEntry } from '../../read/FlowEntry.ts';
import { isMachine } from '../../explore/machineParts.ts';
import { placeText, type Place } from '../../read/Source.ts';
import { brokenAt } from './brokenAt.ts';
import { IndexError } from './IndexError.ts';

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
