import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Semaphore } from '#services/backend/modules/images/Semaphore.ts';
import { directoryMedia } from '#services/backend/adapters/media/directoryMedia.ts';
import { memoryMedia } from '#services/backend/adapters/media/memoryMedia.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';

const ID = '0123456789abcdef01234567';
const OTHER = 'fedcba9876543210fedcba98';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-media-'));
});
afterEach(() => rm(directory, { recursive: true }));

describe.each([
  ['in memory', async () => memoryMedia()],
  ['in a directory', () => directoryMedia(join(directory, 'new', 'media'))],
])('media %s', (_, open) => {
  it('gives back what was put, until it is removed', async () => {
    const media = await open();
    await media.put(ID, Buffer.from('first'));
    await media.put(OTHER, Buffer.from('second'));
    expect(await media.read(ID)).toEqual(Buffer.from('first'));
    expect([...(await media.list())].toSorted()).toEqual([ID, OTHER]);
    await media.remove(ID);
    await media.remove(ID);
    expect(await media.read(ID)).toBeUndefined();
    expect(await media.list()).toEqual([OTHER]);
  });
});

describe('a media directory', () => {
  it('holds files that nobody else may read, and nothing unfinished', async () => {
    const media = await directoryMedia(join(directory, 'media'));
    await media.put(ID, Buffer.from('bytes'));
    expect(await readdir(join(directory, 'media'))).toEqual([ID]);
    expect((await stat(join(directory, 'media', ID))).mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, 'media'))).mode & 0o777).toBe(0o700);
  });

  it('keeps what was put, and loses at the next start what was left unfinished', async () => {
    await (await directoryMedia(directory)).put(ID, Buffer.from('bytes'));
    await writeFile(join(directory, `${OTHER}.5f0c.part`), 'half of i');
    expect(await (await directoryMedia(directory)).read(ID)).toEqual(Buffer.from('bytes'));
    expect(await readdir(directory)).toEqual([ID]);
  });

  it.each(['../secret', '..', '', ID.toUpperCase(), `${ID}/x`, `${ID}.part`])('has nothing under %j', async (id) => {
    const media = await directoryMedia(directory);
    await expect(media.put(id, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(media.read(id)).rejects.toThrow(RangeError);
    expect(await readdir(directory)).toEqual([]);
  });

  it('holds the images of the demo patients, and after a reset only those that are new', async () => {
    const settings = { media: directory };
    await (await backendFixture({ settings })).close();
    const before = await readdir(directory);
    expect(before).toHaveLength(2);
    await (await backendFixture({ settings, reset: true })).close();
    const after = await readdir(directory);
    expect(after).toHaveLength(2);
    for (const id of before) expect(after).not.toContain(id);
  });
});

/** Lets everything run that waits for nothing. */
async function settled(): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
}

describe('turns', () => {
  it('are taken by two at a time, in order, and given on after a failure', async () => {
    const turns = new Semaphore(2);
    const begun: number[] = [];
    const ends: ((failure?: Error) => void)[] = [];
    const results = [0, 1, 2, 3].map((at) =>
      turns
        .run(async () => {
          begun.push(at);
          await new Promise<void>((done, fail) => ends.push((failure) => (failure ? fail(failure) : done())));
        })
        .catch(() => 'failed'),
    );
    await settled();
    expect(begun).toEqual([0, 1]);
    ends[0]?.(new Error('damaged'));
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    ends[1]?.();
    ends[2]?.();
    await settled();
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[3]?.();
    expect(await Promise.all(results)).toEqual(['failed', undefined, undefined, undefined]);
  });
});
