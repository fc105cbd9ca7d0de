import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { images } from '#services/backend/kernel/database/tables/images.ts';
import { storeImage } from '#services/backend/modules/images/storeImage.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import {
  backendFixture,
  fullProfile,
  type BackendFixture,
  type TestPatient,
} from '#tests/support/backend/backendFixture.ts';
import { noise, picture } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, uploadParts } from '#tests/support/files/uploadForm.ts';

const photo = await noise().jpeg({ quality: 100 }).toBuffer();

const directory = await mkdtemp(join(tmpdir(), 'portal-media-'));
const backend = await backendFixture({ settings: { media: directory, uploadRateLimit: 20 } });
const patient = await backend.patient(fullProfile);
const port = Number(new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(async () => {
  await backend.close();
  await rm(directory, { recursive: true });
});

const kept = async () => ({
  files: await readdir(directory),
  rows: await backend.portal.database.db.select({ id: images.id }).from(images),
});

const path = () => `/users/${patient.org}/user/${patient.id}/images`;

const head = (length: string) =>
  [
    `POST ${path()} HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${patient.token}`,
    `content-type: ${FORM_TYPE}`,
    length,
    '\r\n',
  ].join('\r\n');

/** Opens a connection, and gives the server's end of it as well. */
async function connected(): Promise<{ socket: Socket; served: Socket }> {
  const accepted = once(backend.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  const [served] = await accepted;
  return { socket, served };
}

/** Waits for the end of a connection, however it ends. */
const closed = (socket: Socket) => new Promise<void>((done) => socket.once('close', () => done()));

/** Everything that the server says until it closes. */
async function answerOn(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

const send = (of: TestPatient, file: Buffer) =>
  of.send<User>('POST', `/users/${of.org}/user/${of.id}/images`, formOf(uploadParts({ client_id: of.id, file })), {
    'content-type': FORM_TYPE,
  });

describe('an upload that is cut', () => {
  it.each([0.1, 0.5, 0.9, 0.999])('after %d of it leaves nothing, and the next one is taken', async (share) => {
    const before = await kept();
    const form = formOf(uploadParts({ client_id: patient.id, file: photo }));
    const { socket, served } = await connected();
    const gone = closed(served);
    socket.write(head(`content-length: ${form.length}`));
    socket.write(form.subarray(0, Math.floor(form.length * share)), () => socket.destroy());
    await gone;
    expect(await kept()).toEqual(before);
    // What another request is given to do comes after all that this one has left.
    const rival = await backend.patient(fullProfile);
    const { body } = await send(rival, photo);
    expect(body.image.id).not.toBeNull();
    expect((await kept()).files).toHaveLength(before.files.length + 1);
  });
});

/** A part of a body whose length is not said. */
const chunk = (data: Buffer) =>
  Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);

/** The beginning of a form, a megabyte of its file included. */
const begun = () => formOf(uploadParts({ client_id: patient.id, file: Buffer.alloc(1_000_000) })).subarray(0, -50);

/** Sends more and more until the connection is closed. */
async function sendForEver(socket: Socket, ended: Promise<void>): Promise<void> {
  const more = chunk(Buffer.alloc(1_000_000));
  while (!socket.destroyed) {
    const drained = new Promise<void>((done) => socket.once('drain', done));
    if (!socket.write(more)) await Promise.race([drained, ended]);
  }
}

describe('an upload that is too long', () => {
  it('is answered at once where it says how long it is, though it is still being sent', async () => {
    const { socket } = await connected();
    socket.write(head('content-length: 50000000'));
    socket.write(begun());
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*FileSizeLimitError/i);
    socket.destroy();
  });

  it('is answered once it is too long where it does not say, and is not read for ever', async () => {
    const before = await kept();
    const { socket, served } = await connected();
    socket.on('error', () => undefined);
    socket.write(head('transfer-encoding: chunked'));
    socket.write(chunk(begun()));
    const ended = Promise.all([closed(served), closed(socket)]).then(() => undefined);
    const [[answer]] = await Promise.all([once(socket, 'data'), sendForEver(socket, ended)]);
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 [^]*FileSizeLimitError/);
    await ended;
    expect(served.bytesRead).toBeLessThan(40_000_000);
    expect(await kept()).toEqual(before);
  });

  it('reaches a client that sends all of it before it looks', async () => {
    const { socket } = await connected();
    const form = formOf(uploadParts({ client_id: patient.id, file: Buffer.alloc(14_000_000) }));
    const answer = answerOn(socket);
    socket.write(Buffer.concat([Buffer.from(head(`content-length: ${form.length}`)), form]));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [^]*File size too big\. Please make sure image is under 10mb\./);
  });
});

it('a form that is refused before its end is answered too', async () => {
  const { socket } = await connected();
  const form = formOf([
    { name: 'other', content: photo, filename: 'a.jpg' },
    ...uploadParts({ client_id: patient.id, file: Buffer.alloc(9_000_000) }),
  ]);
  const answer = answerOn(socket);
  socket.write(Buffer.concat([Buffer.from(head(`content-length: ${form.length}`)), form]));
  expect(await answer).toMatch(/^HTTP\/1\.1 400 [^]*InvalidRequest/);
});

it('a visit that is closed while its image is made anew gets none, and nothing is kept', async () => {
  const own = await backend.patient(fullProfile);
  const { _id: intakeId } = await own.begins('rapamycin');
  await own.send('PUT', `/v2/intakes/${intakeId}/patient-close`);
  const before = await kept();
  const target = { organization: own.org, userId: own.id, type: 'id_images', intakeId, reupload: false } as const;
  await expect(storeImage(backend.portal, target, { bytes: photo, width: 800, height: 600 })).rejects.toThrow(
    'the patient has no such visit',
  );
  expect(await kept()).toEqual(before);
});

it('a patient sends 20 photos an hour, and others send theirs', async () => {
  const [busy, other] = [await backend.patient(fullProfile), await backend.patient(fullProfile)];
  const small = await picture(200, 200).png().toBuffer();
  for (let at = 0; at < 20; at += 1) expect((await send(busy, small)).status).toBe(200);
  expect(await send(busy, small)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  expect((await send(other, small)).status).toBe(200);
});

describe('where something fails', () => {
  /** What fails next; the code is the error's. */
  let fails: { readonly what: 'put' | 'statement' | 'answer'; readonly code: string } | undefined;
  const fail = () => Object.assign(new Error('this failed'), { code: fails?.code });
  let fragile: BackendFixture;
  beforeAll(async () => {
    fragile = await backendFixture({
      media: (named) => ({
        ...named,
        async put(id, bytes) {
          if (fails?.what === 'put') throw fail();
          return named.put(id, bytes);
        },
      }),
      database: (named) => ({
        ...named,
        query: async (statement, values) => {
          const isFragile = statement.name === 'add_image';
          if (isFragile && fails?.what === 'statement') throw fail();
          const rows = await named.query(statement, values);
          if (isFragile && fails?.what === 'answer') throw fail();
          return rows;
        },
      }),
    });
  });
  afterAll(() => fragile.close());

  const failed = { status: 500, code: 'ServerError' };

  const stored = async () => ({
    bytes: (await keptMedia(fragile.portal.media)).length,
    rows: (await fragile.portal.database.db.select({ id: images.id }).from(images)).length,
  });

  it.each([
    ['the disk is full', { what: 'put', code: 'ENOSPC' }, 0, { status: 503, code: 'ServiceUnavailable' }],
    ['the database refuses the row', { what: 'statement', code: '57014' }, 0, failed],
    ['the connection breaks after the row was written', { what: 'answer', code: 'ECONNRESET' }, 1, failed],
    ['the connection breaks in another way', { what: 'answer', code: 'EPIPE' }, 1, failed],
  ] as const)('%s: no row is without its bytes, and no bytes are left over', async (_, failure, more, answer) => {
    const own = await fragile.patient(fullProfile);
    const before = await stored();
    fails = failure;
    expect((await send(own, photo)).body).toMatchObject(answer);
    fails = undefined;
    expect(await stored()).toEqual({ bytes: before.bytes + more, rows: before.rows + more });
  });
});
