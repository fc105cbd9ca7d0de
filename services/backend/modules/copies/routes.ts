import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import type { JSONSchema } from 'json-schema-to-ts';
import { dataCopySchema, dataCopyStateSchema } from '#schemas/wire/dataCopy.ts';
import { ownerProofSchema } from '#schemas/wire/ownerProof.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { proveOwner } from '../passkeys/proveOwner.ts';
import type { Portal } from '../portal/Portal.ts';
import { copyStateOf } from './copyStateOf.ts';
import { readCopy } from './readCopy.ts';
import { requestCopy } from './requestCopy.ts';
import { findCopy } from './store.ts';

const path = '/v2/users/:org/:userId/data-copy';

/** Requests of a patient, those included that are answered by the copy that is there. */
const requests = ({ loginRateLimit }: Portal['settings']): Limit => ({
  name: 'data-copy',
  most: loginRateLimit > 0 ? 10 : 0,
  within: 24 * 60 * 60 * 1000,
});

/** Sent as it is kept: its type says nothing to the compiler. */
const file: JSONSchema = dataCopySchema;

const patientOf = (request: FastifyRequest) => {
  const { user: userId, organization } = accessOf(request);
  return { userId, organization };
};

/** A patient's copy of everything that is kept of them. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, settings, clock } = portal;

    app.get(
      path,
      {
        schema: {
          operationId: 'readDataCopy',
          summary: 'Read how the copy of the own data stands',
          params: patientParams,
          response: { 200: dataCopyStateSchema },
        },
      },
      async (request) => copyStateOf(await findCopy(database, patientOf(request)), clock()),
    );

    app.post(
      path,
      {
        schema: {
          operationId: 'requestDataCopy',
          summary: 'Ask for a copy of the own data',
          params: patientParams,
          body: ownerProofSchema,
          response: { 200: dataCopyStateSchema },
        },
        preHandler: limitRequests(
          portal,
          requests(settings),
          (request) => accessOf(request).user,
          problems.tooManyDataCopies,
        ),
      },
      async (request) => {
        const seen = await proveOwner(portal, request, request.body);
        return requestCopy(portal, patientOf(request), seen);
      },
    );

    app.get(
      `${path}/file`,
      {
        schema: {
          operationId: 'downloadDataCopy',
          summary: 'Download the copy of the own data',
          params: patientParams,
          response: { 200: file },
        },
      },
      async (request, reply) => {
        const { body, encoding } = await readCopy(portal, patientOf(request), request.headers['accept-encoding']);
        if (encoding !== undefined) reply.header('content-encoding', encoding);
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': 'attachment; filename="my-data.json"',
            vary: 'accept-encoding',
          })
          .type('application/json; charset=utf-8')
          .send(body);
      },
    );
  };
