import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DirectoryInUseError } from './DirectoryInUseError.ts';
import { processStart } from './processStart.ts';

/** How long a server takes to end at the most, in milliseconds. */
const PATIENCE = 10_000;

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** What a lock says, or undefined where it went away meanwhile. */
async function readLock(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The living process that holds a lock; undefined where it died, its id now belonging to nobody or to another. */
function holderOf(text: string): number | undefined {
  const match = /^(\d+) (\S+)$/.exec(text.trim());
  if (!match) return undefined;
  const pid = Number(match[1]);
  const started = processStart(pid);
  return started !== undefined && started === match[2] ? pid : undefined;
}

const lockOf = (directory: string): string => join(directory, 'portal.lock');

/** Whether a living process has a directory, as far as can be read. */
export async function isLocked(directory: string): Promise<boolean> {
  const held = await readLock(lockOf(directory)).catch(() => undefined);
  return held !== undefined && holderOf(held) !== undefined;
}

/** Replaces a lock whose holder died. One process at a time may do so, or two could each replace the other's. */
async function takeOver(path: string, own: string): Promise<boolean> {
  const guard = `${path}.takeover`;
  if (!(await tryLink(own, guard))) {
    const guarding = await readLock(guard);
    if (guarding !== undefined && holderOf(guarding) === undefined) await rm(guard, { force: true });
    else await setTimeout(20);
    return false;
  }
  try {
    const held = await readLock(path);
    if (held === undefined || holderOf(held) !== undefined) return false;
    const replacement = `${own}.new`;
    await link(own, replacement);
    await rename(replacement, path);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes a directory for this process. The lock names process and start time, so that one left behind by a killed process
 * is recognised and taken over. One whose process lives is waited for: a server that is just being replaced still ends.
 *
 * @param patience milliseconds for which it is waited for
 * @returns gives the directory free again
 * @throws DirectoryInUseError
 */
export async function lockDirectory(directory: string, patience = PATIENCE): Promise<() => Promise<void>> {
  const path = lockOf(directory);
  const own = `${path}.${randomUUID()}`;
  const until = performance.now() + patience;
  // Linking a finished file makes the lock appear whole or not at all.
  await writeFile(own, `${process.pid} ${processStart(process.pid) ?? 'unknown'}\n`, { flag: 'wx' });
  try {
    while (!(await tryLink(own, path))) {
      const held = await readLock(path);
      if (held === undefined) continue;
      const holder = holderOf(held);
      if (holder === undefined) {
        if (await takeOver(path, own)) break;
      } else if (performance.now() < until) await setTimeout(100);
      else throw new DirectoryInUseError(directory, holder);
    }
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(path, { force: true });
}
