import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createBackend } from './createBackend.ts';
import { DATABASE_FILE } from './deploy/databaseFile.ts';
import { isLocked } from './kernel/database/lockDirectory.ts';
import { addressFault, checkAddress } from './kernel/http/checkAddress.ts';
import { settings } from './kernel/settings/settings.ts';
import { loadApart, readyLine, startFault, stopOnSignals } from './starting.ts';
import { checkBuild } from './pages/checkBuild.ts';

/** What a new embedded database starts from, where the build has put it beside the server. */
function emptyDatabase(): Blob | undefined {
  const path = join(import.meta.dirname, DATABASE_FILE);
  return existsSync(path) ? new Blob([readFileSync(path)]) : undefined;
}

try {
  const given = settings(process.env);
  const { port, host } = given;
  // Before anything is written.
  checkBuild(given.app);
  await checkAddress(given, () => isLocked(given.data));
  let started: FastifyInstance | undefined;
  // What is not finished of a start is done anew by the next one.
  stopOnSignals(given.drain * 1000, async () => started?.close());
  const app = await createBackend({
    settings: given,
    reset: process.argv.includes('--reset'),
    dump: given.databaseUrl ? undefined : emptyDatabase(),
    // Patients can be served before.
    holdsJobs: true,
  });
  started = app;
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw addressFault(error, given);
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(readyLine(given, bound, process.stdout.isTTY));
  app.portal.jobs.begin();
  // Patients are served meanwhile.
  await loadApart();
} catch (error) {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
}
