import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import { apiModulesOf } from './apiModules.ts';
import { refuseUndescribed } from './docs/refuseUndescribed.ts';
import { compressJson } from './kernel/http/compressJson.ts';
import { refuseUnsafeText } from './kernel/http/refuseUnsafeText.ts';
import { guardAccess } from './modules/access/guardAccess.ts';
import { recordAccesses } from './modules/accesses/recordAccesses.ts';
import type { Portal } from './modules/portal/Portal.ts';

/** Every route of the API, behind the one guard. */
export async function serveApi(app: FastifyInstance, portal: Portal): Promise<void> {
  app.addHook('onRoute', refuseUndescribed());
  guardAccess(app, portal);
  recordAccesses(app, portal);
  compressJson(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', ({ body, params, query }, _reply, done) => {
    refuseUnsafeText(params);
    refuseUnsafeText(query);
    refuseUnsafeText(body);
    done();
  });
  for (const { name, routes } of apiModulesOf(portal))
    for (const registerOf of routes)
      await app.register(async (scope) => {
        scope.addHook('onRoute', (route) => {
          route.schema = { ...route.schema, tags: [name] };
        });
        await registerOf(portal)(scope.withTypeProvider<JsonSchemaToTsProvider>(), {});
      });
}
