import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPortal } from './startPortal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory as the portal seeds one. Portals work on copies of it. */
    seededData: string;
  }
}

/** Seeds one data directory for all files: a portal that finds one is up in a fraction of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-seed-'));
  const data = join(folder, 'data');
  const portal = await startPortal({ data });
  await portal.stop();
  project.provide('seededData', data);
  return () => rm(folder, { recursive: true, force: true });
}

/** A seeded data directory of one's own, to be removed by whoever asked for it. */
export async function copyOfSeededData(): Promise<{ readonly data: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const data = join(folder, 'data');
  await cp(inject('seededData'), data, { recursive: true });
  return { data, remove: () => rm(folder, { recursive: true, force: true }) };
}
