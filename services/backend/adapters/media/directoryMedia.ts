import { randomUUID } from 'node:crypto';
import { open, opendir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDirectory } from '../../kernel/files/checkDirectory.ts';
import { makePrivate } from '../../kernel/files/makePrivate.ts';
import type { MediaStore } from './MediaStore.ts';
import { checkedId, isMediaId } from './mediaId.ts';

/** Bytes that its disk must have left at a start: a photo or two. */
const ROOM = 20_000_000;

/** Ends the names of files that are not finished. */
const UNFINISHED = '.part';

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
  await makePrivate(directory, 'PORTAL_MEDIA');
  for await (const { name } of await opendir(directory))
    if (name.endsWith(UNFINISHED)) await rm(join(directory, name), { force: true });

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
