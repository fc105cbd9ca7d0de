import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import {
  createdReportLinkSchema,
  newReportLinkSchema,
  openSharedReportSchema,
  reportLinksSchema,
  sharedReportSchema,
} from '#schemas/wire/labs/reportLink.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { readerEntry } from '../accesses/entryOf.ts';
import { linkToken } from '../accounts/linkToken.ts';
import type { Portal } from '../portal/Portal.ts';
import { loginRateLimit } from '../sessions/loginRateLimit.ts';
import { loadLabs } from './reading/loadLabs.ts';
import { findReportPanel } from './reading/store.ts';
import { createLink } from './sharing/createLink.ts';
import { sharedReportOf } from './sharing/sharedReportOf.ts';
import { endLink, listLinks, openLink } from './sharing/store.ts';

const PATH = '/v2/labs/results/:reportId/links';

const params = { type: 'object', required: ['reportId'], properties: { reportId: objectId } } as const;

/** Links that a patient makes, attempts that come again included. */
const made = ({ loginRateLimit: most }: Portal['settings']): Limit => ({
  name: 'report-links',
  most: most > 0 ? 30 : 0,
  within: 24 * 60 * 60 * 1000,
});

/** What no cache keeps, and no search engine: it is of one patient, and for one reader. */
const ofOne = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Links by which a patient shows a report to a reader, and what the reader sees. */
export const linkRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, accesses, settings, clock } = portal;

    app.post(
      PATH,
      {
        schema: {
          operationId: 'createReportLink',
          summary: 'Make a link that shows a report to one reader for some days',
          params,
          body: newReportLinkSchema,
          response: { 200: createdReportLinkSchema },
        },
        config: { idempotencyKey: 'optional' },
        preHandler: limitRequests(
          portal,
          made(settings),
          (request) => accessOf(request).user,
          problems.tooManyReportLinks,
        ),
      },
      async (request, reply) => {
        const of = { userId: accessOf(request).user, reportId: request.params.reportId };
        const created = await createLink(portal, of, request.body, attemptOf(request));
        return reply.headers(ofOne).send(created);
      },
    );

    app.get(
      PATH,
      {
        schema: {
          operationId: 'listReportLinks',
          summary: 'List the links that show a report',
          params,
          response: { 200: reportLinksSchema },
        },
      },
      async (request) => {
        const { user } = accessOf(request);
        const { reportId } = request.params;
        if ((await findReportPanel(database, reportId, user)) === undefined)
          throw problems.notFound('the patient has no such report');
        return { links: await listLinks(database, reportId, user) };
      },
    );

    app.delete(
      '/v2/labs/report-links/:linkId',
      {
        schema: {
          operationId: 'endReportLink',
          summary: 'End a link that shows a report',
          params: { type: 'object', required: ['linkId'], properties: { linkId: objectId } } as const,
          response: { 204: { type: 'null' } as const },
        },
      },
      async (request, reply) => {
        if (!(await endLink(database, request.params.linkId, accessOf(request).user, clock())))
          throw problems.notFound('the patient has no such link');
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/v2/labs/shared-report',
      {
        schema: {
          operationId: 'openSharedReport',
          summary: 'Read a report by the secret of the link that a patient made for the reader',
          body: openSharedReportSchema,
          response: { 200: sharedReportSchema },
        },
        config: { access: 'public' },
        onRequest: loginRateLimit(portal, 'shared-report'),
      },
      async (request, reply) => {
        const now = clock();
        const link = await openLink(database, linkToken.hashOf(request.body.secret), request.tenant.id, now);
        if (!link) throw problems.reportLinkOver();
        const labs = await loadLabs(portal, link.userId);
        const report = labs.reports.find(({ _id }) => _id === link.reportId);
        if (!report) throw problems.reportLinkOver();
        const ids = { linkId: link.id, reportId: link.reportId };
        accesses.note(readerEntry(request, link.reader, { at: now, route: 'openSharedReport', ids }));
        return reply.headers(ofOne).send(sharedReportOf(labs, report, link));
      },
    );
  };
