import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FlowEntry } from '../FlowEntry.ts';
import { isMachine } from '../machineParts.ts';

const isFlowEntry = (value: unknown): value is FlowEntry =>
  typeof value === 'object' && value !== null && 'flow' in value && 'machine' in value && isMachine(value.machine);

/**
 * The index of flows of a project, with its machines.
 *
 * @throws TypeError where `flows/flowIndex.ts` exports none
 */
export async function readIndex(root: string): Promise<readonly FlowEntry[]> {
  const module: unknown = await import(pathToFileURL(join(root, 'flows/flowIndex.ts')).href);
  const index = typeof module === 'object' && module !== null && 'flowIndex' in module ? module.flowIndex : undefined;
  if (!Array.isArray(index) || !index.every(isFlowEntry))
    throw new TypeError('flows/flowIndex.ts exports no flowIndex of entries with flow, machine and composedWith');
  return index;
}
