import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Serves what a monitor reads, in the text format of Prometheus, at `/metrics`: where a token is set for it, and to
 * whoever sends it. Without one nothing is measured, and the address is unknown.
 */
export async function serveMetrics(app: FastifyInstance, { settings, database }: Portal): Promise<void> {
  const { metricsToken } = settings;
  if (metricsToken === undefined) return;
  // Only here: a start without it is shorter.
  const { collectDefaultMetrics, Registry } = await import('prom-client');
  const { measureJobs } = await import('./measureJobs.ts');
  const { measureRequests } = await import('./measureRequests.ts');
  const expected = digestOf(`Bearer ${metricsToken}`);
  const register = new Registry();
  collectDefaultMetrics({ register });
  measureRequests(app, register);
  const readJobs = measureJobs(register, database);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) throw problems.unauthorized();
    await readJobs();
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}
