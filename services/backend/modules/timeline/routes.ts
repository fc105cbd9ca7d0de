import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { timelineEntrySchema } from '#schemas/wire/timeline.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { readTimeline } from './store.ts';
import { timelineOf } from './timelineOf.ts';

/** What happened to a patient's purchases, and what comes. */
export const routes =
  ({ database, clock }: Pick<Portal, 'database' | 'clock'>): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/timeline',
      {
        schema: {
          operationId: 'readTimeline',
          summary: 'Read what happened to the purchases of the patient, and what comes',
          response: { 200: { type: 'array', items: timelineEntrySchema } as const },
        },
      },
      async (request) => {
        const now = clock();
        return timelineOf(await readTimeline(database, accessOf(request).user, now), now);
      },
    );
  };
