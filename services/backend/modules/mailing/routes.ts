import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { subscribePatientSchema, subscriberSchema, tagPatientSchema } from '#schemas/wire/mailing.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findUser } from '../users/store.ts';
import { keepMailingEntry, keepMailingTag } from './store.ts';

/** Where patients stand, for the mails of the organization. */
export const routes =
  ({ database, mailingList, jobs, clock }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.post(
      '/v2/mailing/subscribers',
      {
        schema: {
          operationId: 'subscribePatient',
          summary: 'Add the patient to the mailing list',
          body: subscribePatientSchema,
          response: { 200: subscriberSchema },
        },
      },
      async (request) => {
        const { user: id } = accessOf(request);
        if (request.body.patient !== id) throw problems.notFound("the entry would be another patient's");
        const user = await findUser({ database, clock }, request.tenant.id, id);
        if (!user) throw problems.notFound();
        if (user.mailchimp_id !== null) return { mailchimp_id: user.mailchimp_id };
        const entry = await mailingList.subscribe({ id, email: user.email });
        return { mailchimp_id: await keepMailingEntry(database, { id, email: user.email }, entry, clock()) };
      },
    );

    app.post(
      '/v2/mailing/tags',
      {
        schema: {
          operationId: 'tagPatient',
          summary: 'Set a mailing tag of the patient',
          body: tagPatientSchema,
          response: { 200: tagPatientSchema },
        },
      },
      async (request) => {
        const { patient, tag } = request.body;
        if (patient !== accessOf(request).user) throw problems.notFound("the tag would be another patient's");
        // What is kept here is the truth; a list that does not answer holds no patient up.
        await keepMailingTag(database, patient, tag, clock());
        jobs.wake('mailing');
        return { patient, tag };
      },
    );
  };
