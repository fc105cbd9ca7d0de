import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import {
  completeIntakeSchema,
  createIntakeSchema,
  intakeSchema,
  savedResponseSchema,
  saveResponseSchema,
  updateIntakeSchema,
} from '#schemas/wire/intake.ts';
import { intakeProductsSchema } from '#schemas/wire/selectedProduct.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { WriteBatches } from '../../kernel/once/WriteBatches.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { originOf } from '../organizations/originOf.ts';
import { moneyForVisit } from '../payments/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { findTemplateVersion } from '../templates/store.ts';
import { chooseProducts } from './chooseProducts.ts';
import { completeIntake } from './completion/completeIntake.ts';
import { releaseVisitPayment } from './completion/releaseVisitPayment.ts';
import type { IntakeRow } from '../visits/IntakeRow.ts';
import { openIntake } from './openIntake.ts';
import { refuseUnlessOpen } from './rules/refusals.ts';
import { saveAnswer } from './saveAnswer.ts';
import {
  closeIntake,
  createIntake,
  findIntake,
  keepIntake,
  listIntakes,
  writeAnswers,
  type CheckedAnswer,
} from './stored/store.ts';
import { updateIntake } from './updateIntake.ts';
import { isStopped } from '../stops/isStopped.ts';
import { SECTION, Visit } from '../visits/Visit.ts';

const patientParams = {
  type: 'object',
  required: ['org', 'userId'],
  properties: { org: objectId, userId: objectId },
} as const;
const intakeParams = { type: 'object', required: ['intakeId'], properties: { intakeId: objectId } } as const;
const list = { type: 'array', items: intakeSchema } as const;

/** The visit that a request's address names, and who asks. */
const targetOf = (request: FastifyRequest<{ Params: { intakeId: string } }>) => ({
  organization: request.tenant.id,
  intakeId: request.params.intakeId,
  userId: accessOf(request).user,
});

/** Visits: begun, read, answered, closed and completed by their patient. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, definitions, imageAddresses, clock } = portal;
    const answers = new WriteBatches<CheckedAnswer>((checked) => writeAnswers(database, checked));
    const visitOf = async (row: IntakeRow) => new Visit(row, await definitions.get(row.version_id), clock());
    const visits = async (userId: string, open: boolean) => {
      const rows = await listIntakes(database, userId, open);
      return Promise.all(
        rows.map(async (row) => {
          const visit = await visitOf(row);
          const stopped = isStopped(visit, await definitions.get(row.newest.id), clock());
          return { ...visit.intake(imageAddresses), stopped };
        }),
      );
    };

    app.get(
      '/intakes/:org/patient/:userId',
      {
        schema: {
          operationId: 'listIntakes',
          summary: 'List the visits of the patient',
          params: patientParams,
          response: { 200: list },
        },
      },
      async (request) => visits(request.params.userId, false),
    );

    app.get(
      '/intakes/:org/patient/:userId/incomplete',
      {
        schema: {
          operationId: 'listIncompleteIntakes',
          summary: 'List the open visits of the patient',
          params: patientParams,
          response: { 200: list },
        },
      },
      async (request) => visits(request.params.userId, true),
    );

    app.get(
      '/intakes/:org/patient/:userId/intake/:intakeId',
      {
        schema: {
          operationId: 'readIntake',
          summary: 'Read a visit with its questions and answers',
          params: {
            type: 'object',
            required: ['org', 'userId', 'intakeId'],
            properties: { org: objectId, userId: objectId, intakeId: objectId },
          } as const,
          response: { 200: intakeSchema },
        },
        config: { compress: true },
      },
      async (request) =>
        (await openIntake(portal, request.params.intakeId, request.params.userId)).intake(imageAddresses, true),
    );

    app.post(
      '/v2/intakes',
      {
        schema: {
          operationId: 'createIntake',
          summary: 'Start a visit, or continue the open one',
          body: createIntakeSchema,
          response: { 200: intakeSchema, 201: intakeSchema },
        },
      },
      async (request, reply) => {
        const { templateId, userId, pharmacy_verification } = request.body;
        if (userId !== accessOf(request).user) throw problems.notFound("the visit would be another patient's");
        const version = await findTemplateVersion(database, request.tenant.id, templateId);
        if (!version) throw problems.notFound('the organization has no such template');
        const { compiled } = await definitions.get(version.id);
        const { id, created } = await createIntake(
          database,
          {
            organization: request.tenant.id,
            userId,
            templateId,
            versionId: version.id,
            type: version.template.header.type,
            pharmacyVerification: pharmacy_verification ?? false,
            steps: compiled.steps.filter(({ section, asks }) => section === SECTION && asks).map(({ step }) => step.id),
          },
          clock(),
        );
        reply.code(created ? 201 : 200);
        return (await openIntake(portal, id, userId)).intake(imageAddresses, true);
      },
    );

    app.put(
      '/v2/intakes/:intakeId/responses/:responseId',
      {
        schema: {
          operationId: 'saveResponse',
          summary: 'Save the answer to a question of a visit',
          params: {
            type: 'object',
            required: ['intakeId', 'responseId'],
            properties: { intakeId: objectId, responseId: objectId },
          } as const,
          body: saveResponseSchema,
          response: { 200: savedResponseSchema },
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) =>
        saveAnswer(
          portal,
          answers,
          { ...request.params, userId: accessOf(request).user },
          request.body,
          attemptOf(request),
        ),
    );

    const products = '/v2/intakes/:intakeId/products';
    const productsSchema = { params: intakeParams, body: intakeProductsSchema, response: { 200: intakeSchema } };
    app.post(
      products,
      {
        schema: { operationId: 'chooseProducts', summary: 'Choose the products of a visit', ...productsSchema },
        config: { idempotencyKey: 'optional' },
      },
      async (request) =>
        chooseProducts(portal, { ...targetOf(request), how: 'choose' }, request.body, attemptOf(request)),
    );
    app.delete(
      products,
      {
        schema: { operationId: 'removeProducts', summary: 'Remove products from a visit', ...productsSchema },
        config: { idempotencyKey: 'optional' },
      },
      async (request) =>
        chooseProducts(portal, { ...targetOf(request), how: 'remove' }, request.body, attemptOf(request)),
    );

    app.put(
      '/v2/intakes/:intakeId/patient-close',
      {
        schema: {
          operationId: 'closeIntake',
          summary: 'Close a visit that is not paid',
          params: intakeParams,
          response: { 200: intakeSchema },
        },
      },
      async (request) => {
        const { user } = accessOf(request);
        const closed = await closeIntake(database, request.params.intakeId, user, clock());
        const found = await findIntake(database, request.params.intakeId, user);
        if (!found) throw problems.notFound('the patient has no such visit');
        if (!closed && found.patient_complete !== null) throw problems.alreadyPaid();
        if (!closed && found.closed === null) throw problems.alreadyBought(await moneyForVisit(database, found.id));
        if (closed) await releaseVisitPayment(portal, found);
        return (await visitOf(found)).intake(imageAddresses);
      },
    );

    app.put(
      '/v2/intakes/:intakeId/set-expiration',
      {
        schema: {
          operationId: 'setExpiration',
          summary: 'Keep an open visit for longer',
          params: intakeParams,
          response: { 200: intakeSchema },
        },
      },
      async (request) => {
        const { user } = accessOf(request);
        const { intakeId } = request.params;
        const kept = await keepIntake(database, intakeId, user, clock());
        const found = await findIntake(database, intakeId, user);
        if (!found) throw problems.notFound('the patient has no such visit');
        if (!kept) refuseUnlessOpen(found);
        return (await visitOf(found)).intake(imageAddresses);
      },
    );

    app.put(
      '/v2/intakes/:intakeId',
      {
        schema: {
          operationId: 'updateIntake',
          summary: 'Attach subscriptions and orders to a visit',
          params: intakeParams,
          body: updateIntakeSchema,
          response: { 200: intakeSchema },
        },
        config: { idempotencyKey: 'optional' },
      },
      async (request) =>
        updateIntake(portal, { ...request.params, userId: accessOf(request).user }, request.body, attemptOf(request)),
    );

    app.post(
      '/v2/intakes/:intakeId/complete',
      {
        schema: {
          operationId: 'completeIntake',
          summary: 'Pay and submit a visit',
          params: intakeParams,
          body: completeIntakeSchema,
          response: { 200: intakeSchema },
        },
        config: { purchase: true, idempotencyKey: 'optional' },
      },
      async (request) => {
        const { tenant, params, body } = request;
        const origin = originOf(request, tenant, portal.settings.port);
        const target = { ...params, userId: accessOf(request).user, origin };
        return completeIntake(portal, tenant, target, body, attemptOf(request));
      },
    );

    app.post(
      '/v2/intakes/:intakeId/add-completed-intake',
      {
        schema: {
          operationId: 'addCompletedIntake',
          summary: 'Have a visit among those that are complete',
          params: intakeParams,
          response: { 200: intakeSchema },
        },
      },
      async (request) => {
        const found = await findIntake(database, request.params.intakeId, accessOf(request).user);
        if (!found) throw problems.notFound('the patient has no such visit');
        // The statement that completes a visit has added it: nobody has to remember to.
        if (found.patient_complete === null)
          throw found.closed === null ? problems.notComplete() : problems.visitClosed();
        return (await visitOf(found)).intake(imageAddresses);
      },
    );
  };
