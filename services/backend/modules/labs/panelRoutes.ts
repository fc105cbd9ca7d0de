import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { appointmentSchema } from '#schemas/wire/appointment.ts';
import {
  bioAgeOverviewSchema,
  labAnalysisSchema,
  labCategoriesSchema,
  labCategorySchema,
  labMarkerHistorySchema,
  labOverviewSchema,
  labPreparationSchema,
} from '#schemas/wire/labs/labReads.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { appointmentOf } from '../appointments/appointmentOf.ts';
import { findDraw } from '../appointments/store.ts';
import { originAsked } from '../organizations/originAsked.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { bioAgeOverviewOf } from './reading/bioAgeOverviewOf.ts';
import { reportOf } from './reading/Labs.ts';
import { loadPanel, panelOf, reportAsked } from './reading/loadLabs.ts';
import { markersOfPanel, preparationOf } from './reading/preparationOf.ts';
import { overviewOf } from './reading/overviewOf.ts';
import { listLabTreatments } from './reading/store.ts';

const PANEL = '/v2/labs/patient/panels/:panelId';

const params = { type: 'object', required: ['panelId'], properties: { panelId: objectId } } as const;
const slug = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 } as const;
const reportQuery = { type: 'object', additionalProperties: false, properties: { reportId: objectId } } as const;

/** What was measured with a lab panel of the patient. */
export const panelRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      `${PANEL}/overview`,
      {
        schema: {
          operationId: 'readLabOverview',
          summary: 'Read how many results of a report are in which band',
          params,
          querystring: reportQuery,
          response: { 200: labOverviewSchema },
        },
      },
      async (request) => {
        const panel = await loadPanel(portal, request.params.panelId, accessOf(request).user);
        return overviewOf(panel.labs, panel.reports, reportAsked(panel, request.query.reportId));
      },
    );

    app.get(
      `${PANEL}/report/analysis`,
      {
        schema: {
          operationId: 'readLabAnalysis',
          summary: 'Read the results of a report, with what a provider and the laboratory say of it',
          params,
          querystring: reportQuery,
          response: { 200: labAnalysisSchema },
        },
      },
      async (request) => {
        const panel = await loadPanel(portal, request.params.panelId, accessOf(request).user);
        const { report, shown } = reportAsked(panel, request.query.reportId);
        if (!report) return { report: null, explanation: null, comment: null, markers: [], others: [] };
        const shownReport = reportOf(report);
        const { comment, performer: author, explanation, explained_by, explained_at, outdated } = report;
        return {
          report: shownReport,
          explanation:
            explanation === null || explained_at === null
              ? null
              : { author: explained_by, text: explanation, at: explained_at, outdated },
          comment: comment === null ? null : { author, text: comment, at: shownReport.issued_at },
          markers: [...panel.labs.markersOf(shown)],
          others: [...panel.labs.othersOf(shown)],
        };
      },
    );

    app.get(
      `${PANEL}/all-biomarkers`,
      {
        schema: {
          operationId: 'listLabBiomarkers',
          summary: 'List the markers by category, with the newest results of a panel',
          params,
          response: { 200: labCategoriesSchema },
        },
      },
      async (request) => {
        const { labs, reports } = await loadPanel(portal, request.params.panelId, accessOf(request).user);
        return labs.categories.map(({ markers, ...category }) => ({
          ...category,
          markers: markers.map((marker) => labs.newest(marker, reports)),
        }));
      },
    );

    app.get(
      `${PANEL}/categories/:slug`,
      {
        schema: {
          operationId: 'readLabCategory',
          summary: 'Read the markers of a category, with the newest results of a panel',
          params: { type: 'object', required: ['panelId', 'slug'], properties: { panelId: objectId, slug } } as const,
          response: { 200: labCategorySchema },
        },
      },
      async (request) => {
        const { params: asked } = request;
        const { labs, reports } = await loadPanel(portal, asked.panelId, accessOf(request).user);
        const category = labs.categories.find((one) => one.slug === asked.slug);
        if (!category) throw problems.notFound('there is no such category of markers');
        return { ...category, markers: category.markers.map((marker) => labs.newest(marker, reports)) };
      },
    );

    app.get(
      `${PANEL}/markers/:biomarkerId`,
      {
        schema: {
          operationId: 'readLabMarker',
          summary: 'Read everything that was measured of a marker',
          params: {
            type: 'object',
            required: ['panelId', 'biomarkerId'],
            properties: { panelId: objectId, biomarkerId: slug },
          } as const,
          response: { 200: labMarkerHistorySchema },
        },
      },
      async (request) => {
        const { params: asked } = request;
        const { user } = accessOf(request);
        const { labs } = await loadPanel(portal, asked.panelId, user);
        const marker = labs.marker(asked.biomarkerId);
        if (!marker) throw problems.notFound('there is no such marker');
        const treatments = await listLabTreatments(portal.database, user);
        return {
          biomarker: labs.biomarker(marker),
          results: [...labs.historyOf(marker)],
          treatments: [...treatments],
        };
      },
    );

    app.get(
      `${PANEL}/bio-age/overview`,
      {
        schema: {
          operationId: 'readBioAge',
          summary: 'Read the biological age by the newest report of a panel',
          params,
          response: { 200: bioAgeOverviewSchema },
        },
      },
      async (request) => {
        const { labs, reports } = await loadPanel(portal, request.params.panelId, accessOf(request).user);
        return bioAgeOverviewOf(labs, reports);
      },
    );

    app.get(
      `${PANEL}/appointment`,
      {
        schema: {
          operationId: 'readLabAppointment',
          summary: 'Read the appointment of the draw of a panel; null where none is booked',
          params,
          response: { 200: { anyOf: [appointmentSchema, { type: 'null' }] } as const },
        },
      },
      async (request) => {
        const { panelId } = request.params;
        const { user } = accessOf(request);
        await panelOf(portal.database, panelId, user);
        const draw = await findDraw(portal.database, user, panelId);
        // What patients book with the laboratory by themselves, the portal does not hear of.
        return draw ? appointmentOf(portal, draw, originAsked(request, portal.settings.port)) : null;
      },
    );

    app.get(
      `${PANEL}/preparation-guidelines`,
      {
        schema: {
          operationId: 'readLabPreparation',
          summary: 'Read how to come to the draw of a panel',
          params,
          response: { 200: labPreparationSchema },
        },
      },
      async (request) => {
        const panel = await panelOf(portal.database, request.params.panelId, accessOf(request).user);
        return preparationOf(markersOfPanel(portal.catalogue, panel));
      },
    );
  };
