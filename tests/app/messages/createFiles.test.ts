import { describe, expect, it } from 'vitest';
import { createFiles } from '#app/dashboard/messages/composer/later/createFiles.ts';
import { laterComposer, type LaterComposer } from '#app/dashboard/messages/composer/later/laterComposer.ts';
import { createUploads } from '#app/dashboard/messages/composer/uploads/createUploads.ts';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';

const scan = () => new File(['x'], 'scan.pdf');

const attachment: Attachment = {
  _id: 'c'.repeat(24),
  name: 'slip.pdf',
  mediaType: 'document',
  type: 'application/pdf',
  bytes: 1,
  width: null,
  height: null,
  url: '/',
};

/** What sends files, to nobody. */
const later = (): LaterComposer => ({
  ...laterComposer({ patient: 'a'.repeat(24) }),
  uploads: createUploads(
    () => new Promise<never>(() => undefined),
    () => undefined,
  ),
});

/** Files whose code comes when the test says so. */
function held() {
  const asked: { readonly come: () => void; readonly fail: () => void }[] = [];
  const files = createFiles(
    () =>
      new Promise((resolve, reject) => {
        asked.push({ come: () => resolve(later()), fail: () => reject(new TypeError('offline')) });
      }),
  );
  return { asked, files };
}

describe('files that are chosen before the code is there that sends them', () => {
  it('wait for it, and are sent in their order', async () => {
    const { asked, files } = held();
    files.begin();
    files.add([scan()]);
    files.add([new File(['y'], 'slip.pdf')]);
    expect(asked).toHaveLength(1);
    expect(files.isAtRisk()).toBe(true);
    asked[0]?.come();
    await expect.poll(() => files.get().list.map(({ name }) => name)).toEqual(['scan.pdf', 'slip.pdf']);
    expect(files.get().chosen).toEqual([]);
    files.add([scan()]);
    expect(files.get().list).toHaveLength(3);
  });

  it('are still there where it could not be loaded, and are sent once it can', async () => {
    const { asked, files } = held();
    files.add([scan()]);
    asked[0]?.fail();
    await expect.poll(() => files.get().isMissing).toBe(true);
    expect(files.isAtRisk()).toBe(true);
    files.begin();
    expect(files.get().isMissing).toBe(false);
    asked[1]?.come();
    await expect.poll(() => files.get().list).toHaveLength(1);
  });

  it('can be taken away where it could not be loaded', async () => {
    const { asked, files } = held();
    files.add([scan()]);
    asked[0]?.fail();
    await expect.poll(() => files.get().isMissing).toBe(true);
    files.forget();
    expect(files.get()).toMatchObject({ chosen: [], isMissing: false });
    expect(files.isAtRisk()).toBe(false);
  });

  it('that are taken back before it is there come with it', async () => {
    const { asked, files } = held();
    files.takeBack([attachment]);
    // It is on the server: nothing is lost where the page is left.
    expect(files.isAtRisk()).toBe(false);
    expect(files.handOver()).toEqual([]);
    asked[0]?.come();
    await expect.poll(() => files.get().list.map(({ name }) => name)).toEqual(['slip.pdf']);
    expect(files.handOver()).toEqual([attachment]);
  });

  it('are not missed where none were chosen', async () => {
    const { asked, files } = held();
    files.begin();
    asked[0]?.fail();
    await expect
      .poll(() => {
        files.begin();
        return asked.length;
      })
      .toBe(2);
    expect(files.get().isMissing).toBe(false);
  });
});
