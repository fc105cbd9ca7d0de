import { expect, it } from 'vitest';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import { refuseTransactionPooling } from '#services/backend/kernel/database/refuseTransactionPooling.ts';
import { SettingsError } from '#services/backend/kernel/settings/SettingsError.ts';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';

/** A pooler with some processes of a server, of which it gives the next free one to whoever asks. */
function pooler(size: number, mode: 'session' | 'transaction' | 'statement', order: 'last' | 'first' = 'last') {
  const free = Array.from({ length: size }, (_, at) => at + 1);
  return () => {
    let held: number | undefined;
    return {
      async query(text: string) {
        if (mode === 'statement' && text === 'begin') throw new Error('transaction blocks are not allowed');
        const pid = held ?? (order === 'last' ? free.pop() : free.shift());
        if (pid === undefined) throw new Error('no process is free');
        const isKept = mode === 'session' || text === 'begin' || (held !== undefined && text !== 'rollback');
        held = isKept ? pid : undefined;
        if (!isKept) free.push(pid);
        return { rows: [{ pid }] };
      },
    };
  };
}

it.each([
  ['transaction', 20, 'last'],
  ['transaction', 20, 'first'],
  ['transaction', 2, 'first'],
  ['transaction', 1, 'last'],
  ['statement', 20, 'last'],
] as const)(
  'a pooler in %s mode with %i processes, the %s free one next, is refused in one line',
  async (mode, size, order) => {
    const connect = pooler(size, mode, order);
    const refused = refuseTransactionPooling(connect(), connect());
    await expect(refused).rejects.toThrow(SettingsError);
    await expect(refused).rejects.toThrow(
      /^DATABASE_URL leads to a pooler in transaction or statement mode[^\n]+pool_mode=session[^\n]+$/,
    );
  },
);

it('a pooler in session mode serves, as PostgreSQL itself does', async () => {
  const connect = pooler(20, 'session');
  await expect(refuseTransactionPooling(connect(), connect())).resolves.toBeUndefined();
  const database = await openDatabase({ url: await backendPostgres(), data: 'memory' });
  await database.close();
});
