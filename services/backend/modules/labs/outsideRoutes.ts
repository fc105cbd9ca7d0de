import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import {
  newOutsideResultsSchema,
  outsideMarkersSchema,
  outsideResultsSchema,
} from '#schemas/wire/labs/outsideResult.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { addOutside } from './outside/addOutside.ts';
import { removeOutside } from './outside/store.ts';
import { unitsFor } from './outside/unitsFor.ts';
import { fhirEnteredOf } from './reading/fhirEnteredOf.ts';
import { loadLabs } from './reading/loadLabs.ts';
import { findMeasured } from './reading/store.ts';
import { loadUnits } from './receiving/loadUnits.ts';

const PATH = '/v2/labs/outside-results';

/** Times that a patient adds results, attempts that come again included. */
const added = ({ loginRateLimit: most }: Portal['settings']): Limit => ({
  name: 'outside-results',
  most: most > 0 ? 30 : 0,
  within: 24 * 60 * 60 * 1000,
});

/** Results of other laboratories, which patients enter by hand. */
export const outsideRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, catalogue, settings, clock } = portal;

    app.get(
      `${PATH}/markers`,
      {
        schema: {
          operationId: 'listOutsideMarkers',
          summary: 'List the markers that a patient can enter, with their units',
          response: { 200: outsideMarkersSchema },
        },
      },
      async () => {
        const units = await loadUnits();
        const all = [...catalogue.biomarkers.values()];
        return {
          markers: catalogue.biomarkerCategories.flatMap(({ slug, name: category }) =>
            all
              .filter((marker) => marker.category === slug)
              .map((marker) => ({
                _id: marker.slug,
                name: marker.name,
                category,
                units: [...unitsFor(units, marker)],
              })),
          ),
        };
      },
    );

    app.get(
      PATH,
      {
        schema: {
          operationId: 'listOutsideResults',
          summary: 'List the results of other laboratories that the patient has entered',
          response: { 200: outsideResultsSchema },
        },
      },
      async (request) => ({ results: [...(await loadLabs(portal, accessOf(request).user)).entered] }),
    );

    app.post(
      PATH,
      {
        schema: {
          operationId: 'addOutsideResults',
          summary: 'Enter results of a test of another laboratory, and list all that were entered',
          body: newOutsideResultsSchema,
          response: { 200: outsideResultsSchema },
        },
        config: { idempotencyKey: 'optional' },
        preHandler: limitRequests(
          portal,
          added(settings),
          (request) => accessOf(request).user,
          problems.tooManyOutsideTests,
        ),
      },
      async (request) => {
        const { user: userId } = accessOf(request);
        const { birthday } = await findMeasured(database, userId);
        await addOutside(portal, { userId, birthday }, request.body, attemptOf(request));
        return { results: [...(await loadLabs(portal, userId)).entered] };
      },
    );

    app.get(
      `${PATH}/fhir`,
      {
        schema: {
          operationId: 'downloadOutsideBundle',
          summary: 'Download the results that the patient has entered as a Bundle of FHIR R4, marked as such',
          produces: ['application/fhir+json'],
          response: { 200: {} },
        },
      },
      async (request, reply) => {
        const { user } = accessOf(request);
        const bundle = fhirEnteredOf(await loadLabs(portal, user), user, clock());
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': 'attachment; filename="entered-results.json"',
          })
          .type('application/fhir+json')
          .send(JSON.stringify(bundle, null, 2));
      },
    );

    app.delete(
      `${PATH}/:resultId`,
      {
        schema: {
          operationId: 'removeOutsideResult',
          summary: 'Remove a result that the patient has entered',
          params: { type: 'object', required: ['resultId'], properties: { resultId: objectId } } as const,
          response: { 204: { type: 'null' } as const },
        },
      },
      async (request, reply) => {
        if (!(await removeOutside(database, request.params.resultId, accessOf(request).user)))
          throw problems.notFound('the patient has entered no such result');
        return reply.code(204).send(null);
      },
    );
  };
