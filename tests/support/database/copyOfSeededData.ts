import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { untilEnded } from '../once.ts';

/** A seeded data directory of one's own, to be removed by whoever asked for it. */
export async function copyOfSeededData(): Promise<{ readonly data: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const data = join(folder, 'data');
  const portals = inject('portalsFolder');
  await untilEnded(portals);
  await cp(join(portals, 'data'), data, { recursive: true });
  return { data, remove: () => rm(folder, { recursive: true, force: true }) };
}
