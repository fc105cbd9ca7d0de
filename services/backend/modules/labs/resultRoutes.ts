import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { objectId } from '#schemas/objectId.ts';
import { labTrendsQuerySchema, labTrendsSchema } from '#schemas/wire/labs/labReads.ts';
import { momentIn } from '../../kernel/http/momentIn.ts';
import { zoneAsked } from '../../kernel/http/zoneAsked.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { drawnMoment } from './reading/drawnMoment.ts';
import { reportOf, type Labs } from './reading/Labs.ts';
import { loadLabs } from './reading/loadLabs.ts';
import { markersOfPanel, preparationOf } from './reading/preparationOf.ts';
import { fhirBundleOf } from './reading/fhirBundleOf.ts';
import {
  findLabPanel,
  findMeasured,
  findReportPanel,
  type MeasuredPatient,
  type StoredReport,
} from './reading/store.ts';

const params = { type: 'object', required: ['reportId'], properties: { reportId: objectId } } as const;

/** What draws files. It is loaded with the first of them. */
async function loadDrawing() {
  const [{ drawResults }, { drawRequisition }, { letterheadOf }] = await Promise.all([
    import('./reading/drawResults.ts'),
    import('./reading/drawRequisition.ts'),
    import('../organizations/letterheadOf.ts'),
  ]);
  return { drawResults, drawRequisition, letterheadOf };
}

/** The zone in which the pages show dates: the one the device named, otherwise that of the home state. */
const zoneOf = (request: FastifyRequest, { state }: MeasuredPatient): string =>
  zoneAsked(request) ?? zoneOfState(state);

const sendPdf = (reply: FastifyReply, name: string, pdf: Readable) =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    })
    .type('application/pdf')
    .send(pdf);

/**
 * The report of an id, or all reports of the panel of that id, newest first.
 *
 * @throws ProblemError NotFound where the patient has neither
 */
function reportsNamed(labs: Labs, id: string): readonly StoredReport[] {
  const reports = labs.reports.filter(({ _id, panelId }) => _id === id || panelId === id);
  if (reports.length === 0) throw problems.notFound('the patient has no such report');
  return reports;
}

const fileNameOf = ([newest]: readonly StoredReport[]): string =>
  `lab-results-${newest ? reportOf(newest).collected_at.slice(0, 10) : ''}`;

/** The results of the patient over time, and on paper. */
export const resultRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, catalogue } = portal;

    app.post(
      '/v2/labs/trends',
      {
        schema: {
          operationId: 'readLabTrends',
          summary: 'Read the results of up to four markers over time',
          body: labTrendsQuerySchema,
          response: { 200: labTrendsSchema },
        },
      },
      async (request) => {
        const { markers, from, to } = request.body;
        const [first, last] = [
          from === undefined ? -Infinity : momentIn('from', from).getTime(),
          to === undefined ? Infinity : momentIn('to', to).getTime(),
        ];
        const labs = await loadLabs(portal, accessOf(request).user);
        const series = markers.map((slug) => {
          const marker = labs.marker(slug);
          if (!marker)
            throw problems.invalidRequest('there is no such marker', [
              { field: 'markers', code: 'unknown', message: 'This is none of the markers that we measure.' },
            ]);
          const results = labs
            .historyOf(marker)
            .filter(({ collected_at: at }) => drawnMoment(at) >= first && drawnMoment(at) <= last)
            .toReversed();
          return { biomarker: labs.biomarker(marker), results };
        });
        return { series };
      },
    );

    app.get(
      '/v2/labs/results/:reportId/download',
      {
        schema: {
          operationId: 'downloadLabResults',
          summary: 'Download a report as PDF, or all reports of a panel',
          params,
          produces: ['application/pdf'],
          response: { 200: {} },
        },
      },
      async (request, reply) => {
        const labs = await loadLabs(portal, accessOf(request).user);
        const reports = reportsNamed(labs, request.params.reportId);
        const { drawResults, letterheadOf } = await loadDrawing();
        const zone = zoneOf(request, labs.patient);
        return sendPdf(reply, fileNameOf(reports), drawResults(labs, reports, letterheadOf(request.tenant), zone));
      },
    );

    app.get(
      '/v2/labs/results/:reportId/fhir',
      {
        schema: {
          operationId: 'downloadLabBundle',
          summary: 'Download a report as a Bundle of FHIR R4, or all reports of a panel, for other systems',
          params,
          produces: ['application/fhir+json'],
          response: { 200: {} },
        },
      },
      async (request, reply) => {
        const { user } = accessOf(request);
        const labs = await loadLabs(portal, user);
        const reports = reportsNamed(labs, request.params.reportId);
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': `attachment; filename="${fileNameOf(reports)}.json"`,
          })
          .type('application/fhir+json')
          .send(JSON.stringify(fhirBundleOf(labs, reports, user), null, 2));
      },
    );

    app.get(
      '/v2/labs/results/:reportId/form/download',
      {
        schema: {
          operationId: 'downloadLabOrder',
          summary: 'Download the order for the laboratory as PDF, by a report or, before there is one, by its panel',
          params,
          produces: ['application/pdf'],
          response: { 200: {} },
        },
      },
      async (request, reply) => {
        const { user } = accessOf(request);
        const { reportId } = request.params;
        const panelId = (await findReportPanel(database, reportId, user)) ?? reportId;
        const panel = await findLabPanel(database, panelId, user);
        if (!panel) throw problems.notFound('the patient has no such lab order');
        const markers = markersOfPanel(catalogue, panel);
        const patient = await findMeasured(database, user);
        const { drawRequisition, letterheadOf } = await loadDrawing();
        const pdf = drawRequisition(
          {
            order: panel.id,
            patientNumber: user,
            product: panel.product,
            orderedAt: panel.createdAt,
            orderedBy: panel.orderedBy,
            patient,
            tests: markers,
            preparation: preparationOf(markers),
          },
          letterheadOf(request.tenant),
          zoneOf(request, patient),
        );
        return sendPdf(reply, 'lab-order', pdf);
      },
    );
  };
