import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { directoryMedia } from '#services/backend/adapters/media/directoryMedia.ts';
import { createBackend } from '#services/backend/createBackend.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { checkDirectory } from '#services/backend/kernel/files/checkDirectory.ts';
import { checkAddress } from '#services/backend/kernel/http/checkAddress.ts';
import { checkBuild } from '#services/backend/pages/checkBuild.ts';
import { startFault } from '#services/backend/starting.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { backendSettings } from '#tests/support/backend/backendSettings.ts';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';
import { buildServer, type BuiltServer } from '#tests/support/portal/buildServer.ts';
import { freePort } from '#tests/support/portal/freePort.ts';
import { serverProcess } from '#tests/support/portal/serverProcess.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-start-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** What an operator reads of an error. */
const told = async (start: Promise<unknown>) =>
  startFault(await start.then(() => undefined).catch((error: unknown) => error));

/** A file where a directory is expected. */
const file = () => {
  const path = join(directory, 'file');
  writeFileSync(path, '');
  return path;
};

describe('the server as it is built', () => {
  let built: BuiltServer;
  beforeAll(async () => {
    built = await buildServer('services/backend/main.ts');
  });
  afterAll(() => built.remove());

  it('says in one line why it cannot start, and has written nothing', async () => {
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const data = join(directory, 'data');
    const env = { PORT: String(port), PORTAL_DATA: data, PORTAL_APP: 'none' };
    const servers = [env, { ...env, PORT: '0', PORTAL_APP: directory }].map((one) =>
      serverProcess({ file: built.file, env: one }),
    );
    expect(await Promise.all(servers.map((server) => server.ended()))).toEqual([1, 1]);
    expect(servers.map((server) => server.written())).toEqual([
      `Port ${port} of localhost is in use by another program. Stop that one, or set PORT to another port.\n`,
      expect.stringMatching(
        /^The directory .* does not hold the built portal: .*index\.html is missing\. .*PORTAL_APP.*\n$/,
      ),
    ]);
    expect(existsSync(data)).toBe(false);
    taken.close();
  });

  it('takes up what another one has left undone, without being asked for anything', async () => {
    const url = await seededPostgres();
    const database = await openDatabase({ url, data: directory });
    await database.execute(
      `insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
        values ('left', '', '', 'mail', 'a@example.com', '', '', true, now())`,
      [],
    );
    const env = { PORT: '0', DATABASE_URL: url, PORTAL_MEDIA: 'memory', PORTAL_APP: 'none' };
    const server = serverProcess({ file: built.file, env });
    await server.ready();
    const taken = async () =>
      (await database.execute(`select name from jobs.job where data->>'key' = 'left'`, [])).rows;
    await expect.poll(taken, { timeout: 30_000 }).toEqual([{ name: 'mail' }]);
    server.signal('SIGTERM');
    expect(await server.ended()).toBe(0);
    await database.close();
  });

  it('ends where the installation lacks a library, though few requests need it', async () => {
    const refusing = join(directory, 'refusing.mjs');
    writeFileSync(
      refusing,
      `export async function resolve(name, context, next) {
        if (name === 'sharp') throw new Error('there is no sharp');
        return next(name, context);
      }`,
    );
    const registering = join(directory, 'registering.mjs');
    writeFileSync(registering, `import { register } from 'node:module'; register('${pathToFileURL(refusing).href}');`);
    const server = serverProcess({
      file: built.file,
      env: {
        PORT: '0',
        DATABASE_URL: await seededPostgres(),
        PORTAL_MEDIA: 'memory',
        PORTAL_APP: 'none',
        NODE_OPTIONS: `--import ${registering}`,
      },
    });
    expect(await server.ended()).toBe(1);
    expect(server.written()).toContain('there is no sharp');
  });
});

const open = (url: string) => told(openDatabase({ url, data: directory }));

/** The address of a database, with something else in it. */
const at = async (changes: Partial<Pick<URL, 'hostname' | 'port' | 'pathname' | 'password'>>) =>
  Object.assign(new URL(await backendPostgres()), changes).href;

describe('what stands in the way of a start is told with the setting that mends it', () => {
  it('a host that nobody knows', async () => {
    const text = await told(checkAddress({ host: 'nowhere.invalid', port: 0 }));
    expect(text).toMatch(/^There is no host 'nowhere\.invalid'\. Set PORTAL_HOST [^\n]+$/);
  });

  it('a host that is another machine', async () => {
    const text = await told(checkAddress({ host: '192.0.2.1', port: 0 }));
    expect(text).toMatch(/^The host '192\.0\.2\.1' is not this machine\. Set PORTAL_HOST [^\n]+$/);
  });

  it('a port is waited for while the server ends that had it', async () => {
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const isReplacing = vi.fn<() => Promise<boolean>>(async () => {
      taken.close();
      return true;
    });
    await checkAddress({ host: 'localhost', port }, isReplacing);
    expect(isReplacing).toHaveBeenCalled();
  });

  it('half a build', () => {
    for (const folder of ['app', 'server']) mkdirSync(join(directory, folder));
    for (const name of ['index.html', 'entry.html', 'visit.html', 'manifest.json'])
      writeFileSync(join(directory, 'app', name), '');
    expect(() => checkBuild(join(directory, 'app'))).toThrow(/renderEntry\.js is missing/);
    for (const name of ['renderEntry', 'renderVisit', 'renderPage'])
      writeFileSync(join(directory, `server/${name}.js`), '');
    checkBuild(join(directory, 'app'));
    checkBuild(undefined);
  });

  it.each(['', '/below'])('a data directory that cannot be written to: a file%s', async (below) => {
    const text = await told(openDatabase({ data: file() + below }));
    expect(text).toMatch(
      /^The directory \S+ cannot be written to: .* a? ?file.*set PORTAL_DATA to another directory\.$/,
    );
  });

  it('a data directory where the system makes none', async () => {
    const text = await told(openDatabase({ data: '/proc/portal/data' }));
    expect(text).toMatch(
      /^The directory \/proc\/portal\/data cannot be written to: .*set PORTAL_DATA to another directory\.$/,
    );
  });

  it('a directory of photos that cannot be written to', async () => {
    expect(await told(directoryMedia(file()))).toMatch(
      / cannot be written to: .*set PORTAL_MEDIA to another directory\.$/,
    );
  });

  it('a directory of photos that cannot be written to, before a database is made', async () => {
    const data = join(directory, 'data');
    const given = { ...backendSettings(), data, media: file() };
    expect(await told(createBackend({ settings: given }))).toMatch(/PORTAL_MEDIA/);
    expect(existsSync(data)).toBe(false);
  });

  it('a directory where the lock of the data belongs', async () => {
    mkdirSync(join(directory, 'portal.lock'));
    expect(await told(openDatabase({ data: directory }))).toMatch(
      /^\S+portal\.lock is a directory, where the portal keeps a file\. Remove it and start again\.$/,
    );
  });

  it('a disk that is too small', async () => {
    const text = await told(checkDirectory(directory, 'PORTAL_DATA', Number.MAX_SAFE_INTEGER));
    expect(text).toMatch(/^The disk of the directory \S+ is full or too small: \d+ MB must be free\. .*PORTAL_DATA/);
  });

  it('a damaged database', async () => {
    mkdirSync(join(directory, 'database'));
    writeFileSync(join(directory, 'database/PG_VERSION'), '12\n');
    const text = await told(openDatabase({ data: directory }));
    expect(text).toMatch(/^The database in \S+ cannot be opened: its files are damaged.*PORTAL_DATA[^\n]+$/);
    expect(existsSync(join(directory, 'portal.lock'))).toBe(false);
  });

  describe('a database server', () => {
    it.each([
      [
        'that is not there',
        async () => at({ port: String(await freePort()) }),
        'nothing listens there \\(ECONNREFUSED\\)',
      ],
      ['on a host that nobody knows', () => at({ hostname: 'nowhere.invalid' }), 'there is no such host'],
      [
        'with another password',
        () => at({ password: 'hunter2' }),
        'it refuses the user or the password \\(28P01\\)',
        'Correct',
      ],
      [
        'without the database',
        () => at({ pathname: '/none' }),
        'the server has no such database \\(3D000\\)',
        'Correct',
      ],
    ])('%s', async (_, url, reason, mend = 'Start it, or correct') => {
      const text = await open(await url());
      expect(text).toMatch(
        new RegExp(`^The database at \\S+:\\d+/\\w+ cannot be reached: ${reason}.*\\. ${mend} DATABASE_URL\\.$`),
      );
      expect(text).not.toContain('hunter2');
    });

    it('whose address cannot be read', async () => {
      const text = await open('postgres://portal:hunter2@here:x/portal');
      expect(text).toMatch(/^DATABASE_URL is not an address [^\n]+$/);
      expect(text).not.toContain('hunter2');
    });

    it('whose user may not make tables', async () => {
      const url = await backendPostgres();
      const owner = await openDatabase({ url, data: directory });
      await owner.execute(`create role reader login password 'reader'`);
      await owner.close();
      const reader = Object.assign(new URL(url), { username: 'reader', password: 'reader' }).href;
      const text = await told(backendFixture({ settings: { databaseUrl: reader } }));
      expect(text).toMatch(/^The user of DATABASE_URL may not make or change tables [^\n]+$/);
    });
  });
});
