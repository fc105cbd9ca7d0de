import { constants } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SettingsError } from '../settings/SettingsError.ts';
import { isFolder } from './paths.ts';

const MB = 1_000_000;

const REASONS: { readonly [code: string]: string } = {
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
  EROFS: 'its disk is read-only',
  EEXIST: 'there is a file of this name',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'its disk is full',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);

/** Whether the disk of a directory has so many bytes left. */
async function hasRoom(path: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= bytes;
}

/**
 * Makes a directory and those above it. Node's own way never ends below `/proc`, where nothing can be made and the system
 * says that something is missing.
 */
async function make(path: string): Promise<void> {
  if (isFolder(path)) return;
  if (dirname(path) !== path) await make(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    // Another server that starts may have been first.
    if (!isFolder(path)) throw error;
  });
}

/**
 * Makes a directory where it is missing, for this user alone, and checks that it can be written to.
 *
 * @param setting the variable that names it
 * @param room bytes that its disk must have left
 * @throws SettingsError
 */
export async function checkDirectory(path: string, setting: string, room: number): Promise<void> {
  try {
    await make(path);
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = codeOf(error);
    throw new SettingsError(
      `The directory ${path} cannot be written to: ${REASONS[code] ?? 'the system refuses it'} (${code}). ` +
        `Mend that, or set ${setting} to another directory.`,
      { cause: error },
    );
  }
  if (!(await hasRoom(path, room)))
    throw new SettingsError(
      `The disk of the directory ${path} is full or too small: ${Math.ceil(room / MB)} MB must be free. ` +
        `Make room, or set ${setting} to a directory on another disk.`,
    );
}
