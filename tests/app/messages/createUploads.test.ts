import { describe, expect, it } from 'vitest';
import { createUploads } from '#app/dashboard/messages/composer/uploads/createUploads.ts';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import { networkError, ProblemError } from '#services/api/client/ProblemError.ts';
import type { AttachmentUpload } from '#services/api/messages/attachments.ts';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

const attachment = ({ file: { name, size }, mediaType }: AttachmentUpload): Attachment => ({
  _id: 'c'.repeat(24),
  name,
  mediaType,
  type: 'application/pdf',
  bytes: size,
  width: null,
  height: null,
  url: '/',
});

/** A file that waits on the server. */
const stored = (id: string, name: string): Attachment => ({
  _id: id.repeat(24),
  name,
  mediaType: 'document',
  type: 'application/pdf',
  bytes: 10,
  width: null,
  height: null,
  url: '/',
});

/** Uploads whose end the test decides. */
function held() {
  const asked: {
    readonly upload: AttachmentUpload;
    readonly done: () => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const forgotten: string[] = [];
  const uploads = createUploads(
    (upload) =>
      new Promise((resolve, reject) => {
        asked.push({ upload, done: () => resolve(attachment(upload)), fail: reject });
        upload.signal.addEventListener('abort', () => reject(networkError()));
      }),
    ({ name }) => forgotten.push(name),
  );
  const states = () => uploads.get().list.map(({ name, state }) => `${name} ${state}`);
  const settled = async (expected: readonly string[]) => {
    await expect.poll(states).toEqual(expected);
  };
  return { asked, forgotten, uploads, states, settled };
}

describe('files that are attached', () => {
  it.each([
    ['a.jpg', 'private-image'],
    ['a.JPEG', 'private-image'],
    ['a.png', 'private-image'],
    ['a.gif', 'private-image'],
    ['a.pdf', 'document'],
    ['a.doc', 'document'],
    ['a.docx', 'document'],
  ])('%s is sent as %s', (name, mediaType) => {
    const { asked, uploads } = held();
    uploads.add([file(name)]);
    expect(asked.map(({ upload }) => upload.mediaType)).toEqual([mediaType]);
  });

  it('are sent two at a time, in their order', async () => {
    const { asked, uploads, states, settled } = held();
    uploads.add([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    expect(states()).toEqual(['1.pdf sending', '2.pdf sending', '3.pdf waiting']);
    asked[0]?.done();
    await settled(['1.pdf sent', '2.pdf sending', '3.pdf sending']);
  });

  it('say how far they are', () => {
    const { asked, uploads } = held();
    uploads.add([file('1.pdf')]);
    asked[0]?.upload.onProgress(0.4);
    expect(uploads.get().list[0]?.share).toBe(0.4);
  });

  it('that failed are sent again under the same key', async () => {
    const { asked, uploads, settled } = held();
    uploads.add([file('1.pdf')]);
    asked[0]?.fail(networkError());
    await settled(['1.pdf failed']);
    const [failed] = uploads.get().list;
    expect(failed?.problem).toEqual({ text: undefined, mayPass: true });
    uploads.tryAgain(failed?.id ?? '');
    asked[1]?.done();
    await settled(['1.pdf sent']);
    expect(asked.map(({ upload }) => upload.key)).toEqual([failed?.id, failed?.id]);
  });

  it('that the server refuses for what they are say why, and are not tried again', async () => {
    const { asked, uploads, settled } = held();
    uploads.add([file('1.doc')]);
    asked[0]?.fail(
      new ProblemError({
        status: 422,
        code: 'InvalidFile',
        message: 'There was an error sending your file',
        fields: [{ field: 'file', code: 'type', message: 'Choose a document without macros.' }],
      }),
    );
    await settled(['1.doc failed']);
    expect(uploads.get().list[0]?.problem).toEqual({ text: 'Choose a document without macros.', mayPass: false });
  });

  it('are called off where they are taken away, and make room for the next one', async () => {
    const { asked, uploads, settled } = held();
    uploads.add([file('1.pdf'), file('2.pdf'), file('3.pdf')]);
    uploads.remove(asked[0]?.upload.key ?? '');
    expect(asked[0]?.upload.signal.aborted).toBe(true);
    await settled(['2.pdf sending', '3.pdf sending']);
  });

  it('go with one message, and can be taken back from it', async () => {
    const { asked, uploads, states, settled } = held();
    uploads.add([file('1.pdf')]);
    asked[0]?.done();
    await settled(['1.pdf sent']);
    const given = uploads.handOver();
    expect(given.map(({ name }) => name)).toEqual(['1.pdf']);
    expect(states()).toEqual([]);
    uploads.takeBack(given);
    expect(states()).toEqual(['1.pdf sent']);
    expect(uploads.handOver()).toEqual(given);
  });
});

describe('files that are on the server', () => {
  it('are there again after a reload, and go with the next message', async () => {
    const { uploads, states } = held();
    uploads.takeUp([stored('a', 'slip.pdf'), stored('b', 'scan.pdf')]);
    expect(states()).toEqual(['slip.pdf sent', 'scan.pdf sent']);
    expect(uploads.handOver().map(({ name }) => name)).toEqual(['slip.pdf', 'scan.pdf']);
  });

  it('are not there twice, and not once they were given to a message', async () => {
    const { asked, uploads, states, settled } = held();
    uploads.add([file('1.pdf')]);
    asked[0]?.done();
    await settled(['1.pdf sent']);
    uploads.takeUp([stored('c', '1.pdf')]);
    expect(states()).toEqual(['1.pdf sent']);
    uploads.handOver();
    uploads.takeUp([stored('c', '1.pdf')]);
    expect(states()).toEqual([]);
  });

  it('are removed there where they are taken away; what was never sent is not', async () => {
    const { asked, forgotten, uploads, settled } = held();
    uploads.add([file('1.pdf'), file('2.pdf')]);
    asked[0]?.done();
    await settled(['1.pdf sent', '2.pdf sending']);
    for (const { id } of uploads.get().list) uploads.remove(id);
    expect(forgotten).toEqual(['1.pdf']);
  });
});

describe('files that cannot be attached', () => {
  it.each([
    [file('notes.txt'), 'notes.txt was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.'],
    [file('pdf'), 'pdf was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.'],
    [file('page.pdf.exe'), 'page.pdf.exe was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.'],
    [file('scan.photographs'), 'scan.photogr was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.'],
    [file('scan.pdf', 10_000_001), 'scan.pdf was not attached: files can have up to 10 MB.'],
    [file('scan.pdf', 0), 'scan.pdf was not attached: it is empty.'],
  ])('are refused in words: %o', (one, refusal) => {
    const { asked, uploads } = held();
    uploads.add([one]);
    expect(uploads.get().refusals).toEqual([refusal]);
    expect(asked).toEqual([]);
    uploads.dismiss();
    expect(uploads.get().refusals).toEqual([]);
  });

  it('have one byte more than the most', () => {
    const { uploads } = held();
    uploads.add([file('scan.pdf', 10_000_000)]);
    expect(uploads.get().refusals).toEqual([]);
  });

  it('are those after the tenth', () => {
    const { uploads } = held();
    uploads.add(Array.from({ length: 11 }, (_, at) => file(`${at}.pdf`)));
    expect(uploads.get().list).toHaveLength(10);
    expect(uploads.get().refusals).toEqual(['10.pdf was not attached: a message can have up to 10 files.']);
  });
});
