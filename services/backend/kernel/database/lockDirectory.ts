import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SettingsError } from '../settings/SettingsError.ts';
import { DirectoryInUseError } from './DirectoryInUseError.ts';
import { listenAt } from './listenAt.ts';
import { processStart } from './processStart.ts';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a living process listens at a path. */
async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

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
    if (hasCode(error, 'EISDIR'))
      throw new SettingsError(`${path} is a directory, where the portal keeps a file. Remove it and start again.`, {
        cause: error,
      });
    throw error;
  }
}

const lockOf = (directory: string): string => join(directory, 'portal.lock');

/** Where the process that holds a lock listens. */
const socketOf = (directory: string, id: string): string => join(directory, `portal.${id}`);

/** What a lock says of the process that holds it: its id and start, and its socket if it has one. */
function parseLock(text: string) {
  const match = /^(\d+) (\S+)(?: ([\da-f]+))?$/.exec(text.trim());
  return match && { pid: Number(match[1]), started: match[2], socket: match[3] };
}

/** Who holds a lock and lives; undefined where it died, its id now belonging to nobody or to another. */
async function holderOf(directory: string, text: string): Promise<string | undefined> {
  const lock = parseLock(text);
  if (!lock) return undefined;
  const started = processStart(lock.pid);
  if (started !== undefined && started === lock.started) return `process ${lock.pid}`;
  if (lock.socket === undefined) return undefined;
  return (await isListening(socketOf(directory, lock.socket))) ? 'a process of another container' : undefined;
}

/** Whether a living process has a directory, as far as can be read. */
export async function isLocked(directory: string): Promise<boolean> {
  const held = await readLock(lockOf(directory)).catch(() => undefined);
  return held !== undefined && (await holderOf(directory, held)) !== undefined;
}

/** Replaces a lock whose holder died. One process at a time may do so, or two could each replace the other's. */
async function takeOver(directory: string, own: string): Promise<boolean> {
  const path = lockOf(directory);
  const guard = `${path}.takeover`;
  if (!(await tryLink(own, guard))) {
    const guarding = await readLock(guard);
    if (guarding !== undefined && (await holderOf(directory, guarding)) === undefined) await rm(guard, { force: true });
    else await setTimeout(20);
    return false;
  }
  try {
    const held = await readLock(path);
    if (held === undefined || (await holderOf(directory, held)) !== undefined) return false;
    const replacement = `${own}.new`;
    await link(own, replacement);
    await rename(replacement, path);
    const left = parseLock(held)?.socket;
    if (left !== undefined) await rm(socketOf(directory, left), { force: true });
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes a directory for this process. The lock names process and start time, so that one left behind by a killed process
 * is recognised and taken over; and a socket, by which a process that cannot be seen from here is known to live. One whose
 * process lives is waited for: a server that is just being replaced still ends.
 *
 * @param patience milliseconds for which it is waited for
 * @returns gives the directory free again
 * @throws DirectoryInUseError, or SettingsError where no lock can be kept
 */
export async function lockDirectory(directory: string, patience = PATIENCE): Promise<() => Promise<void>> {
  const path = lockOf(directory);
  const own = `${path}.${randomUUID()}`;
  const id = randomBytes(4).toString('hex');
  const until = performance.now() + patience;
  // Whoever reads the lock must find it listening already.
  const unlisten = await listenAt(socketOf(directory, id));
  const socket = unlisten ? ` ${id}` : '';
  try {
    // Linking a finished file makes the lock appear whole or not at all.
    await writeFile(own, `${process.pid} ${processStart(process.pid) ?? 'unknown'}${socket}\n`, { flag: 'wx' });
    while (!(await tryLink(own, path))) {
      const held = await readLock(path);
      if (held === undefined) continue;
      const holder = await holderOf(directory, held);
      if (holder === undefined) {
        if (await takeOver(directory, own)) break;
      } else if (performance.now() < until) await setTimeout(100);
      else throw new DirectoryInUseError(directory, holder);
    }
  } catch (error) {
    await unlisten?.();
    throw error;
  } finally {
    await rm(own, { force: true });
  }
  return async () => {
    await rm(path, { force: true });
    await unlisten?.();
  };
}
