import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { noteEnd } from '../once.ts';
import { refuseUnlessBuilt, startPortal, type RunningPortal } from './startPortal.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A folder that holds, once its work has ended: `data`, as the portal seeds it; and for each test worker the log and the port of
     * its portal, as `<n>.log` and `<n>.port`, n from 0.
     */
    portalsFolder: string;
  }
}

/**
 * Seeds one data directory, and starts a portal on a copy of it for each test worker. All files of a worker share it. Nobody waits
 * for it here: tests of other projects run before the first one that needs a portal.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  refuseUnlessBuilt();
  const folder = await mkdtemp(join(tmpdir(), 'portals-'));
  const running: RunningPortal[] = [];
  const start = async () => {
    const seeded = join(folder, 'data');
    await (await startPortal({ data: seeded })).stop();
    for (let worker = 0; worker < project.config.maxWorkers; worker += 1) {
      const own = join(folder, String(worker));
      await cp(seeded, own, { recursive: true });
      const portal = await startPortal({ data: own, logFile: `${own}.log` });
      running.push(portal);
      await writeFile(`${own}.port`, String(portal.port));
    }
  };
  const started = noteEnd(folder, start());
  project.provide('portalsFolder', folder);
  return async () => {
    await started;
    await Promise.all(running.map((portal) => portal.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
