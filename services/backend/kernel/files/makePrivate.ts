import { chmod, stat } from 'node:fs/promises';
import { SettingsError } from '../settings/SettingsError.ts';

/** The rights of everybody but the user whose directory it is. */
const OTHERS = 0o077;

const isPrivate = async (path: string) => ((await stat(path)).mode & OTHERS) === 0;

/**
 * Takes every right to a directory from other users.
 *
 * @param setting the variable that names it
 * @throws SettingsError where the system does not do so
 */
export async function makePrivate(path: string, setting: string): Promise<void> {
  // Windows has other rights, which a directory takes from the one that it is in.
  if (process.platform === 'win32' || (await isPrivate(path))) return;
  let cause: unknown;
  try {
    await chmod(path, 0o700);
    if (await isPrivate(path)) return;
  } catch (error) {
    cause = error;
  }
  throw new SettingsError(
    `Other users may read the directory ${path}, and this user cannot change that. Set its mode to 700, or set ${setting} ` +
      'to a directory inside it, which the server makes.',
    { cause },
  );
}
