import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocked, lockDirectory } from '#services/backend/kernel/database/lockDirectory.ts';
import { migrate, migrations } from '#services/backend/kernel/database/migrate.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { processStart } from '#services/backend/kernel/database/processStart.ts';
import { makePrivate } from '#services/backend/kernel/files/makePrivate.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';
import { keptDatabase } from '#tests/support/database/keptDatabase.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-data-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const lockFile = () => join(directory, 'portal.lock');

describe('the lock of a data directory', () => {
  it('keeps a second one out, with a text that says what to do', async () => {
    expect(await isLocked(directory)).toBe(false);
    const release = await lockDirectory(directory);
    expect(await isLocked(directory)).toBe(true);
    await expect(lockDirectory(directory, 0)).rejects.toThrow(
      new RegExp(`in use by process ${process.pid}\\..*PORTAL_DATA`),
    );
    await release();
    const again = await lockDirectory(directory);
    await again();
  });

  it('is taken over from a process that is dead', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    writeFileSync(lockFile(), `${child.pid} 12345\n`);
    const release = await lockDirectory(directory);
    expect(readFileSync(lockFile(), 'utf8')).toContain(`${process.pid} `);
    await release();
  });

  it('is taken over where the process id belongs to another process by now', async () => {
    writeFileSync(lockFile(), `${process.pid} 1\n`);
    const release = await lockDirectory(directory);
    expect(readFileSync(lockFile(), 'utf8')).toContain(`${process.pid} ${processStart(process.pid)} `);
    await release();
  });

  it('is respected while another process that holds it lives', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await new Promise((resolve) => child.once('spawn', resolve));
    writeFileSync(lockFile(), `${child.pid} ${processStart(child.pid ?? 0)}\n`);
    await expect(lockDirectory(directory, 0)).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill();
  });

  it('is waited for while the process that holds it ends', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    writeFileSync(lockFile(), `${child.pid} ${processStart(child.pid ?? 0)}\n`);
    const taken = lockDirectory(directory, 60_000);
    child.kill('SIGKILL');
    const release = await taken;
    expect(readFileSync(lockFile(), 'utf8')).toContain(`${process.pid} `);
    await release();
  });

  it.runIf(process.platform === 'linux')('is taken over from a process that is only still listed', async () => {
    // Its parent becomes a program that never asks how it ended.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 600']);
    const [pid] = await once(parent.stdout, 'data');
    const fields = await vi.waitFor(
      () => {
        const [, after = ''] = readFileSync(`/proc/${Number(pid)}/stat`, 'utf8').split(') ');
        if (!after.startsWith('Z ')) throw new Error('it has not ended yet');
        return after.split(' ');
      },
      { timeout: 30_000 },
    );
    writeFileSync(lockFile(), `${Number(pid)} ${fields[19]}\n`);
    const release = await lockDirectory(directory, 0);
    expect(readFileSync(lockFile(), 'utf8')).toContain(`${process.pid} `);
    await release();
    parent.kill();
  });

  it('is respected while its process lives in another container, where its id is nobody here', async () => {
    const release = await lockDirectory(directory);
    const [, , socket] = readFileSync(lockFile(), 'utf8').trim().split(' ');
    writeFileSync(lockFile(), `999999999 1 ${socket}\n`);
    expect(await isLocked(directory)).toBe(true);
    await expect(lockDirectory(directory, 0)).rejects.toThrow('in use by a process of another container');
    await release();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is taken over with its socket from a container that was killed', async () => {
    const socket = join(directory, 'portal.12ab34cd');
    const child = spawn(process.execPath, ['-e', `require('net').createServer().listen(${JSON.stringify(socket)})`]);
    await vi.waitFor(() => statSync(socket), { timeout: 30_000 });
    writeFileSync(lockFile(), '999999999 1 12ab34cd\n');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const release = await lockDirectory(directory, 0);
    expect(existsSync(socket)).toBe(false);
    await release();
  });

  it('is taken where the path of the directory is too long for a socket', async () => {
    const deep = join(directory, 'deep'.repeat(30));
    mkdirSync(deep);
    const release = await lockDirectory(deep);
    expect(readdirSync(deep)).toEqual(['portal.lock']);
    await release();
  });

  it('goes to one of many who find it stale at once', async () => {
    writeFileSync(lockFile(), '999999999 1\n');
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockDirectory(directory, 0)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it.runIf(process.platform === 'linux')('a directory that stays open to other users is refused', async () => {
  await expect(makePrivate('/proc/self', 'PORTAL_DATA')).rejects.toThrow(/^Other users may read .*PORTAL_DATA/);
});

it('keeps what was stored over a restart, and the sessions too, in a directory that is closed to other users', async () => {
  chmodSync(directory, 0o755);
  const first = await backendFixture({ settings: { data: directory } });
  const patient = await first.patient();
  const put = await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { first_name: 'Kept' });
  expect(put.status).toBe(200);
  await expect(lockDirectory(directory, 0)).rejects.toThrow('in use by process');
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  await first.close();

  const second = await backendFixture({ settings: { data: directory } });
  const url = `/users/${patient.org}/user/${patient.id}/patient`;
  const headers = { authorization: `Bearer ${patient.token}` };
  const read = await second.call({ method: 'GET', url, headers });
  expect(read).toMatchObject({ status: 200, body: { first_name: 'Kept' } });
  await second.close();
}, 60_000);

it('holds the demo patients and nobody else once it was reset', async () => {
  const { open, close } = await keptDatabase('none');
  const first = await backendFixture({ open });
  const { org, id, token } = await first.patient();
  await first.close();
  const second = await backendFixture({ reset: true, open });
  advance(second, 60);
  const headers = { authorization: `Bearer ${token}` };
  expect((await second.call({ method: 'GET', url: `/users/${org}/user/${id}/patient`, headers })).status).toBe(401);
  const ava = { email: 'ava@example.com', password: 'Portal123' };
  expect((await second.call({ method: 'POST', url: `/login/${second.tenant.id}`, payload: ava })).status).toBe(200);
  await second.close();
  await close();
});

describe('migrations', () => {
  it('apply once each, and leave nothing behind where one fails', async () => {
    const database = await openDatabase({ url: await backendPostgres(), data: 'memory' });
    const tables = () => database.db.$count(sql`pg_tables`, sql`schemaname = 'public'`);
    await expect(
      database.startUp(async (own) => {
        await migrate(own);
        throw new Error('stopped half way');
      }),
    ).rejects.toThrow('stopped half way');
    expect(await tables()).toBe(0);
    await database.startUp(migrate);
    await database.startUp(migrate);
    const applied = await database.db
      .select({ name: sql<string>`name` })
      .from(sql`migrations`)
      .orderBy(sql`name`);
    expect(applied).toEqual([...migrations.keys()].map((name) => ({ name })));
    await database.close();
  }, 60_000);
});
