import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';

/** Milliseconds between two looks at whether another process has finished. */
const LOOK = 50;

/** Notes in a folder that work has ended, and how. @param work settles when it has */
export async function noteEnd(folder: string, work: Promise<unknown>): Promise<void> {
  let failure = '';
  try {
    await work;
  } catch (error) {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  writeFileSync(join(folder, 'ended'), failure);
}

/** Waits until the work that a folder stands for has ended, in whichever process. @throws Error where that failed */
export async function untilEnded(folder: string): Promise<void> {
  const note = join(folder, 'ended');
  while (!existsSync(note)) await pause(LOOK);
  const failure = readFileSync(note, 'utf8');
  if (failure !== '') throw new Error(`the preparation of the tests failed: ${failure}`);
}

/** Does work once among all processes: the first one that asks does it, and the others wait. @param folder stands for the work */
export async function once(folder: string, work: () => Promise<unknown>): Promise<void> {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return untilEnded(folder);
    throw error;
  }
  await noteEnd(folder, work());
  return untilEnded(folder);
}
