import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPortal } from './startPortal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory as the portal seeds one. Portals work on copies of it. */
    seededData: string;
    /** The running portals, one a test worker: where each listens, and the file that its log goes to. */
    portals: readonly { readonly port: number; readonly logFile: string }[];
  }
}

/** Seeds one data directory, and starts a portal on a copy of it for each test worker. All files of a worker share it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portals-'));
  const seeded = join(folder, 'seeded');
  await (await startPortal({ data: seeded })).stop();
  const running = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async (_, worker) => {
      const data = join(folder, String(worker));
      const logFile = `${data}.log`;
      await cp(seeded, data, { recursive: true });
      const portal = await startPortal({ data, logFile });
      return { portal, logFile };
    }),
  );
  project.provide('seededData', seeded);
  project.provide(
    'portals',
    running.map(({ portal: { port }, logFile }) => ({ port, logFile })),
  );
  return async () => {
    await Promise.all(running.map(({ portal }) => portal.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
