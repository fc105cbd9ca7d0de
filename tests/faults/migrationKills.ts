import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { migrations } from '#services/backend/kernel/database/migrate.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { testMorning } from '#tests/support/backend/testMorning.ts';
import { StartKilled, startVictim, type VictimData } from './startVictim.ts';

/** The last migration of the version before this one. */
const BEFORE = '0008_jobs';

async function on<Result>(data: VictimData, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase('url' in data ? { url: data.url, data: 'memory' } : { data: data.directory });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Makes the tables of the version before, with a mail that was delivered and one that waits. */
const prepare = (data: VictimData) =>
  on(data, (database) =>
    database.startUp(async ({ db }) => {
      await db.execute(sql`create table migrations (name text primary key, applied_at timestamptz default now())`);
      for (const [name, text] of migrations) {
        if (name > BEFORE) break;
        for (const part of text.split('--> statement-breakpoint')) await db.execute(sql.raw(part));
        await db.execute(sql`insert into migrations (name) values (${name})`);
      }
      const text = `https://portal.example/request-password-reset/a/b/${'x'.repeat(43)}`;
      for (const [id, delivered] of [
        // Just now: what was delivered long ago is swept.
        ['delivered', testMorning().toISOString()],
        ['waiting', null],
      ] as const)
        await db.execute(sql`insert into outbox (id, organization, user_id, channel, recipient, subject, text,
            created_at, delivered_at)
          values (${id}, '', '', 'mail', 'a@example.com', '', ${text}, now(), ${delivered})`);
    }),
  );

/** How far the database is: the migrations that it lists, and the tables that the newest one makes. */
const standing = (data: VictimData) =>
  on(data, async (database) => {
    const { rows: listed } = await database.execute('select name from migrations', []);
    const { rows: made } = await database.execute(`select 1 from pg_tables where tablename = 'limits'`, []);
    return { isMigrated: listed.length === migrations.size, hasTables: made.length > 0 };
  });

/**
 * Kills a server at one sub-step of its start after the other, on a database of the version before, and starts it again
 * until it answers. Before that the database is wholly of one version or of the other.
 *
 * @param gaps how many sub-steps lie between two kills
 * @returns how often it was killed
 */
export async function migrationKills(data: VictimData, gaps: number): Promise<number> {
  await prepare(data);
  for (let kills = 0; ; kills += 1) {
    try {
      const victim = await startVictim(data, testMorning(), kills * gaps);
      await victim.stop();
    } catch (error) {
      if (!(error instanceof StartKilled)) throw error;
      const { isMigrated, hasTables } = await standing(data);
      expect(hasTables).toBe(isMigrated);
      continue;
    }
    expect(await standing(data)).toEqual({ isMigrated: true, hasTables: true });
    const mails = await on(data, (database) =>
      database.execute(`select id, text like '%{secret}' as over from outbox where recipient = 'a@example.com'`, []),
    );
    expect(mails.rows).toEqual(
      expect.arrayContaining([
        { id: 'delivered', over: true },
        { id: 'waiting', over: false },
      ]),
    );
    return kills;
  }
}
