import type { FastifyInstance } from 'fastify';
import { DirectoryInUseError } from './kernel/database/DirectoryInUseError.ts';
import { createBackend } from './createBackend.ts';
import { settings } from './kernel/settings/settings.ts';
import { SettingsError } from './kernel/settings/SettingsError.ts';
import { stopOnSignals } from './stopOnSignals.ts';

/** What the operator can mend is told in one line; anything else with where it happened. */
const isExpected = (error: Error): boolean =>
  error instanceof SettingsError ||
  error instanceof DirectoryInUseError ||
  ('code' in error && error.code === 'EADDRINUSE');

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isExpected(error) ? error.message : (error.stack ?? error.message);
}

try {
  const { port, host, ...rest } = settings(process.env);
  let started: FastifyInstance | undefined;
  // What is not finished of a start is done anew by the next one.
  stopOnSignals(async () => started?.close());
  const app = await createBackend({ settings: { port, host, ...rest }, reset: process.argv.includes('--reset') });
  started = app;
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`Portal ready at http://localhost:${bound}\n`);
} catch (error) {
  process.stderr.write(`${textOf(error)}\n`);
  process.exit(1);
}
