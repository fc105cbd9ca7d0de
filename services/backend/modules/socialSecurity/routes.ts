import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { socialSecuritySchema } from '#schemas/wire/socialSecurity.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Portal } from '../portal/Portal.ts';
import { keepNumber } from './keepNumber.ts';

/** The patient's social security number, which is kept and never answered. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.post(
      '/users/:org/:userId/security',
      {
        schema: {
          operationId: 'keepSocialSecurityNumber',
          summary: 'Keep the social security number',
          params: patientParams,
          body: socialSecuritySchema,
          response: { 204: { type: 'null' } },
        },
        // Takes no key, whose digest would be kept: of so few numbers it tells which one it was. Sent again, it is kept again.
      },
      async (request, reply) => {
        await keepNumber(portal, { organization: request.tenant.id, userId: request.params.userId }, request.body.ssn);
        return reply.code(204).send(null);
      },
    );
  };
