import type { FastifyInstance } from 'fastify';

/** Logs once that a proxy is in front whose forwarded addresses are not trusted: all patients count as one address then. */
export function warnOfProxies(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined) {
      told = true;
      app.log.warn(
        'Requests come through a proxy, and all of them count as those of one address: set PORTAL_TRUST_PROXY to the number of proxies in front.',
      );
    }
    done();
  });
}
