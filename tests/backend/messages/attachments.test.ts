import { connect } from 'node:net';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import { attachments } from '#services/backend/kernel/database/tables/messages.ts';
import { ScannerUnavailable } from '#services/backend/adapters/scanner/Scanner.ts';
import { removeWithoutRow } from '#services/backend/modules/images/removeWithoutRow.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { messagesOf, newKey } from '#tests/support/backend/messagesOf.ts';
import { compoundFile, docFile, docxFile, docxWithMacros, pdfFile } from '#tests/support/files/documents.ts';
import { cornersOf, noise, picture, TELLING_EXIF } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, mediaParts } from '#tests/support/files/uploadForm.ts';

/** Whether the scanner of viruses finds one in what is sent next, or gives no answer. */
let scanNext = async (): Promise<boolean> => false;
const backend = await backendFixture({ scanner: { finds: () => scanNext() } });
afterAll(() => backend.close());
const { db } = backend.portal.database;
let patient: TestPatient;
let mine: ReturnType<typeof messagesOf>;
beforeEach(async () => {
  patient = await backend.patient();
  mine = messagesOf(patient);
});

const load = (url: string, host = 'localhost') => backend.app.inject({ method: 'GET', url, headers: { host } });
const kept = () => db.select().from(attachments).where(eq(attachments.userId, patient.id));
async function bytesKept(): Promise<number> {
  let count = 0;
  for await (const _ of backend.portal.media.list()) count += 1;
  return count;
}

const text = (content: string) => Buffer.from(content);
const document = (file: Buffer, filename: string) => mine.upload({ file, filename, mediaType: 'document' });
const waiting = async () => (await patient.send<readonly Attachment[]>('GET', '/v2/media')).body;
const remove = (id: string, whose = patient) => whose.send('DELETE', `/v2/media/${id}`);

describe('a picture', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('as %s is made anew and shown by a signed address', async (format) => {
    const file = await picture(60, 40).toFormat(format).withExif(TELLING_EXIF).toBuffer();
    const { status, body } = await mine.upload({ file, filename: `beach.${format}` });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: format === 'jpeg' ? 'beach.jpeg' : 'beach.jpg',
      mediaType: 'private-image',
      type: 'image/jpeg',
      width: 60,
      height: 40,
    });
    const { statusCode, headers, rawPayload } = await load(body.url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(rawPayload.length).toBe(body.bytes);
    expect(await cornersOf(rawPayload)).toBe('red green blue yellow');
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload.includes('canary')).toBe(false);
  });

  it('is no identity photo: a GIF verifies nobody', async () => {
    const file = await picture().gif().toBuffer();
    const parts = [
      { name: 'client_id', content: patient.id },
      { name: 'image_type', content: 'id_images' },
      { name: 'reupload_image', content: 'false' },
      { name: 'file', content: file, filename: 'id.gif' },
    ];
    const sent = await patient.send('POST', `/users/${patient.org}/user/${patient.id}/images`, formOf(parts), {
      'content-type': FORM_TYPE,
    });
    expect(sent).toMatchObject({ status: 422, body: { code: 'InvalidImage' } });
  });
});

describe('a document', () => {
  it.each([
    ['pdf', pdfFile(), 'application/pdf'],
    ['doc', docFile(), 'application/msword'],
    ['docx', docxFile(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('as %s is only downloaded, as it is', async (extension, file, type) => {
    const { status, body } = await document(file, `Mein Brief é.${extension}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mediaType: 'document', type, bytes: file.length, width: null });
    const { headers, rawPayload } = await load(body.url);
    expect(rawPayload.equals(file)).toBe(true);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''Mein%20Brief%20%C3%A9.${extension}`);
  });

  it('is kept once the scanner has called it clean, and not before', async () => {
    scanNext = async () => true;
    const before = await bytesKept();
    expect(await document(pdfFile(), 'a.pdf')).toMatchObject({
      status: 422,
      body: { code: 'InvalidFile', fields: [{ message: expect.stringContaining('virus scan stopped this file') }] },
    });
    scanNext = () => Promise.reject(new ScannerUnavailable('away'));
    expect(await document(pdfFile(), 'a.pdf')).toMatchObject({ status: 503, body: { code: 'ServiceUnavailable' } });
    expect([await kept(), await bytesKept()]).toEqual([[], before]);
    scanNext = async () => false;
    expect((await document(pdfFile(), 'a.pdf')).status).toBe(200);
  });

  it('has the extension of what it is, and no name that pretends or leads elsewhere', async () => {
    const names = ['a/b\\c.pdf', 'fdp.exe', 'photo\u202egpj.pdf', '.pdf', `${'x'.repeat(300)}.pdf`, 'plain'];
    const answers = [];
    for (const name of names) answers.push((await document(pdfFile(), name)).body.name);
    expect(answers).toEqual(['c.pdf', 'fdp.pdf', 'photogpj.pdf', 'file.pdf', `${'x'.repeat(120)}.pdf`, 'plain.pdf']);
  });
});

describe('a file that is not taken', () => {
  it.each([
    ['a text', text('hello'), 'note.txt'],
    ['a page that is called a PDF', text('<html><script>alert(1)</script></html>'), 'page.pdf'],
    ['a page before a PDF', Buffer.concat([text('<html>'), pdfFile()]), 'page.pdf'],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.pdf'],
    ['a program', Buffer.concat([text('MZ'), Buffer.alloc(500)]), 'a.pdf'],
    ['a table of the old kind', compoundFile(['Root Entry', 'Workbook']), 'a.doc'],
    ['an installer', compoundFile(['Root Entry', 'Property']), 'a.doc'],
    ['an old document with macros', docFile(['Macros', '_VBA_PROJECT']), 'a.doc'],
    ['a new document with macros', docxWithMacros(), 'a.docx'],
    [
      'a new table',
      docxFile([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'a.docx',
    ],
    [
      'a document that says it has macros',
      docxFile([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      'a.docx',
    ],
  ])('as a document is %s', async (_what, file, name) => {
    expect(await document(file, name)).toMatchObject({
      status: 422,
      body: { code: 'InvalidFile', message: 'There was an error sending your file' },
    });
    expect(await kept()).toEqual([]);
  });

  it('as a picture is a document, a TIFF, and a picture that holds a page', async () => {
    const page = Buffer.concat([
      await picture(60, 40).png().toBuffer(),
      text('<html><script>alert(1)</script></html>'),
    ]);
    for (const file of [
      pdfFile(),
      await picture().tiff().toBuffer(),
      page,
      (await noise().jpeg().toBuffer()).subarray(0, 9000),
    ])
      expect((await mine.upload({ file })).status).toBe(422);
    expect(await kept()).toEqual([]);
  });

  it('is a picture that is sent as a document', async () => {
    expect((await document(await picture(60, 40).png().toBuffer(), 'a.png')).status).toBe(422);
  });

  it('is a byte too long', async () => {
    const before = await bytesKept();
    expect(await document(pdfFile(10_000_001), 'long.pdf')).toMatchObject({
      status: 413,
      body: { code: 'FileSizeLimitError', message: 'There was an error sending your file' },
    });
    expect((await document(pdfFile(10_000_000), 'long.pdf')).status).toBe(200);
    expect(await bytesKept()).toBe(before + 1);
  });

  it('is another patient’s, or of no kind', async () => {
    const other = await backend.patient();
    const form = (client_id: string, mediaType: string) =>
      patient.send('POST', '/v2/media', formOf(mediaParts({ client_id, mediaType, file: pdfFile() })), {
        'content-type': FORM_TYPE,
      });
    expect((await form(other.id, 'document')).status).toBe(404);
    expect((await form(patient.id, 'video')).status).toBe(400);
    expect(await kept()).toEqual([]);
  });
});

describe('an address', () => {
  it('is of one file, one organization and some minutes', async () => {
    const { body } = await document(pdfFile(), 'a.pdf');
    const { body: other } = await document(pdfFile(500), 'b.pdf');
    expect((await load(body.url)).statusCode).toBe(200);
    expect((await load(body.url, 'evergreen.localhost')).statusCode).toBe(404);
    expect((await load(body.url.replace(body._id, other._id))).statusCode).toBe(404);
    expect((await load(`/v2/media/${body._id}`)).statusCode).toBe(404);
    expect((await load(body.url.replace('/v2/media/', '/v2/images/'))).statusCode).toBe(404);
    advance(backend, 16 * 60);
    expect((await load(body.url)).statusCode).toBe(404);
    advance(backend, -16 * 60);
  });
});

describe('with a message', () => {
  it('files go in their order, without text, and each once', async () => {
    const first = (await document(pdfFile(), 'a.pdf')).body._id;
    const second = (await mine.upload({ file: await picture(60, 40).png().toBuffer() })).body._id;
    const { status, body } = await mine.send({ attachments: [second, first] });
    expect(status).toBe(200);
    expect(body.attachments.map(({ _id }) => _id)).toEqual([second, first]);
    for (const { url } of (await mine.page()).messages[0]?.attachments ?? [])
      expect((await load(url)).statusCode).toBe(200);
    expect((await mine.send({ message: 'Again', attachments: [first] })).status).toBe(404);
  });

  it('files of others are not sent, and nothing is', async () => {
    const theirs = (await messagesOf(await backend.patient()).upload({ file: pdfFile(), mediaType: 'document' })).body
      ._id;
    const own = (await document(pdfFile(), 'a.pdf')).body._id;
    expect((await mine.send({ message: 'Both', attachments: [own, theirs] })).status).toBe(404);
    expect(await mine.all()).toEqual([]);
    expect((await mine.send({ attachments: [own] })).status).toBe(200);
  });
});

describe('an upload that is repeated with its key', () => {
  it('is one file, and another file under the key is refused', async () => {
    const key = newKey();
    const parts = { file: pdfFile(), filename: 'a.pdf', mediaType: 'document' };
    const first = await mine.upload(parts, key);
    const before = await bytesKept();
    const again = await mine.upload(parts, key);
    expect(again.body._id).toBe(first.body._id);
    expect(await bytesKept()).toBe(before);
    expect(await mine.upload({ ...parts, file: pdfFile(500) }, key)).toMatchObject({
      status: 422,
      body: { code: 'IdempotencyConflict' },
    });
    expect(await kept()).toHaveLength(1);
  });

  it('is one file wherever it was cut off before', async () => {
    await backend.app.listen({ port: 0, host: '127.0.0.1' });
    const at = backend.app.server.address();
    if (typeof at !== 'object' || at === null) throw new Error('the server listens nowhere');
    const file = await noise(300, 200).png().toBuffer();
    const body = formOf(mediaParts({ client_id: patient.id, file }));
    const key = newKey();
    const head = [
      'POST /v2/media HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${patient.token}`,
      `content-type: ${FORM_TYPE}`,
      `content-length: ${body.length}`,
      `idempotency-key: ${key}`,
      '',
      '',
    ].join('\r\n');
    for (const share of [0, 0.01, 0.5, 0.99, 1]) {
      const socket = connect(at.port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(head);
      const sent = body.subarray(0, Math.floor(body.length * share));
      await new Promise<void>((done) => socket.write(sent, () => done()));
      // Whole, it may be taken in, and its answer is lost.
      socket.destroy();
    }
    const before = await mine.upload({ file }, key);
    expect(before.status).toBe(200);
    expect(await kept()).toHaveLength(1);
    await removeWithoutRow(backend.portal);
    expect((await load(before.body.url)).statusCode).toBe(200);
  });
});

describe('a file that waits for a message', () => {
  it('is listed with an address, in the order of the uploads, until it is sent', async () => {
    const { body: slip } = await document(pdfFile(), 'slip.pdf');
    advance(backend, 1);
    const { body: scan } = await document(pdfFile(), 'scan.pdf');
    const listed = await waiting();
    expect(listed.map(({ name }) => name)).toEqual(['slip.pdf', 'scan.pdf']);
    expect((await load(listed[0]?.url ?? '')).statusCode).toBe(200);
    await mine.send({ attachments: [slip._id] });
    expect((await waiting()).map(({ _id }) => _id)).toEqual([scan._id]);
  });

  it('is removed with its bytes, once', async () => {
    const before = await bytesKept();
    const { body } = await document(pdfFile(), 'slip.pdf');
    expect((await remove(body._id)).status).toBe(204);
    expect([await waiting(), await bytesKept()]).toEqual([[], before]);
    expect((await load(body.url)).statusCode).toBe(404);
    expect(await remove(body._id)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  });

  it('is neither listed for another patient nor removed by one', async () => {
    const { body } = await document(pdfFile(), 'slip.pdf');
    const other = await backend.patient();
    expect((await other.send('GET', '/v2/media')).body).toEqual([]);
    expect((await remove(body._id, other)).status).toBe(404);
    expect(await waiting()).toHaveLength(1);
  });

  it('is not removed any more once it was sent', async () => {
    const { body } = await document(pdfFile(), 'slip.pdf');
    await mine.send({ attachments: [body._id] });
    expect((await remove(body._id)).status).toBe(404);
    expect((await load(body.url)).statusCode).toBe(200);
  });
});
