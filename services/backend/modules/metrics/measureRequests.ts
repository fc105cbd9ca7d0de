import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long each route takes to answer, and with what status. Routes name no ids. */
export function measureRequests(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'portal_request_seconds',
    help: 'Seconds from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    durations.observe({ method, route: routeOptions.url ?? 'page', status: statusCode }, elapsedTime / 1000);
    done();
  });
}
