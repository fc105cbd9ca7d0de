import { expect, it } from 'vitest';
import { recycledDatabase } from '#tests/support/database/recycledDatabase.ts';

it('whoever had a database before does not hear what its next owner is told', async () => {
  const heard: string[] = [];
  const listening = async (name: string) => {
    const database = await recycledDatabase('none');
    await database.listen('news', {
      begin: () => undefined,
      hear: (text) => heard.push(`${name} ${text}`),
      lose: () => undefined,
    });
    return database;
  };
  await (await listening('first')).close();
  const second = await listening('second');
  await second.execute(`select pg_notify('news', 'heard')`, []);
  await expect.poll(() => heard).toEqual(['second heard']);
  await second.close();
});
