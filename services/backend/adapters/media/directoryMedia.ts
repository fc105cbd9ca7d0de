import { randomUUID } from 'node:crypto';
import { open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDirectory } from '../../kernel/files/checkDirectory.ts';
import { makePrivate } from '../../kernel/files/makePrivate.ts';
import { SettingsError } from '../../kernel/settings/SettingsError.ts';
import { type MediaStore, checkedId, isMediaId } from './MediaStore.ts';

/** Bytes that its disk must have left at a start: a photo or two. */
const ROOM = 20_000_000;

/** Ends the names of files that are not finished. */
const UNFINISHED = '.part';

const isUnfinished = (name: string): boolean => {
  const [id = '', rest = ''] = name.split(/\.(.*)/);
  return isMediaId(id) && rest.endsWith(UNFINISHED);
};

/** What file systems and their tools put into a directory. */
const isOfSystem = (name: string): boolean => name.startsWith('.') || name === 'lost+found';

/** What killed processes left unfinished. @throws SettingsError where the directory is somebody else's, too */
async function leftIn(directory: string): Promise<readonly string[]> {
  const left: string[] = [];
  for await (const { name } of await opendir(directory)) {
    if (isUnfinished(name)) left.push(name);
    else if (!isMediaId(name) && !isOfSystem(name))
      throw new SettingsError(
        `PORTAL_MEDIA names the directory ${directory}, which holds other things, such as ${name}. Name an empty directory, or that of this portal: nobody else may read it from then on.`,
      );
  }
  return left;
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Writes to the disk what a directory lists, so that a file that was renamed stays renamed. */
async function settle(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Images as files of a directory, which several servers may share and no other user may read. A file gets its name once it is whole; what a killed
 * process left unfinished is removed.
 *
 * @throws SettingsError where the directory cannot be used
 */
export async function directoryMedia(directory: string): Promise<MediaStore> {
  await checkDirectory(directory, 'PORTAL_MEDIA', ROOM);
  const left = await leftIn(directory);
  await makePrivate(directory, 'PORTAL_MEDIA');
  for (const name of left) await rm(join(directory, name), { force: true });

  /** The name of a file is its id; nothing else names a path. */
  const pathOf = (id: string): string => join(directory, checkedId(id));

  async function put(id: string, bytes: Uint8Array): Promise<void> {
    const unfinished = join(directory, `${id}.${randomUUID()}${UNFINISHED}`);
    try {
      await writeWhole(unfinished, bytes);
      await rename(unfinished, pathOf(id));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await settle(directory);
  }

  return {
    async put(id, bytes) {
      pathOf(id);
      try {
        await put(id, bytes);
      } catch (error) {
        // Another server that has just started may have taken the unfinished file for a leftover.
        if (!isMissing(error)) throw error;
        await put(id, bytes);
      }
    },
    async read(id) {
      try {
        return await readFile(pathOf(id));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list() {
      for await (const { name } of await opendir(directory)) if (isMediaId(name)) yield name;
    },
  };
}
