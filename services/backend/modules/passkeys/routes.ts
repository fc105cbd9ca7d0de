import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { ownerProofSchema } from '#schemas/wire/ownerProof.ts';
import {
  ownerChallengeSchema,
  passkeyAttestationSchema,
  passkeyBeginningSchema,
  passkeysSchema,
} from '#schemas/wire/passkey.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { agentOf } from '../sessions/agentOf.ts';
import { deviceWords } from '../sessions/deviceWords.ts';
import { newPasswordLink } from '../twoStep/passSecondStep.ts';
import { challengeIn, challenges, relyingParty } from './challenges.ts';
import { checkedAttestation } from './checkedPasskey.ts';
import { addedMail, removedMail } from './mails.ts';
import { proveOwner } from './proveOwner.ts';
import { addPasskey, listPasskeys, MOST_PASSKEYS, removePasskey } from './store.ts';

const passkeyParams = {
  type: 'object',
  required: ['org', 'userId', 'passkeyId'],
  properties: { org: objectId, userId: objectId, passkeyId: objectId },
} as const;

const changes = (name: string, settings: Portal['settings']): Limit => ({
  name,
  most: settings.loginRateLimit > 0 ? 20 : 0,
  within: 60 * 60 * 1000,
});

/** The passkeys of a patient: listing, adding and removing them. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock, jobs, settings } = portal;
    const limited = (name: string) => ({
      preHandler: limitRequests(portal, changes(name, settings), (request) => accessOf(request).user),
    });

    const knownTo = async (userId: string) =>
      (await listPasskeys(database, userId)).map(({ credential_id }) => credential_id);

    app.get(
      '/v2/users/:org/:userId/passkeys',
      {
        schema: {
          operationId: 'listPasskeys',
          summary: 'List the passkeys that the patient logs in with',
          params: patientParams,
          response: { 200: passkeysSchema },
        },
      },
      async ({ params }) => ({
        passkeys: (await listPasskeys(database, params.userId)).map(({ _id, device, created_at, last_used_at }) => ({
          _id,
          device,
          created_at,
          last_used_at,
        })),
      }),
    );

    app.post(
      '/v2/users/:org/:userId/passkeys/challenge',
      {
        schema: {
          operationId: 'beginPasskey',
          summary: 'Make the challenge that a new passkey answers',
          params: patientParams,
          body: ownerProofSchema,
          response: { 200: passkeyBeginningSchema },
        },
        ...limited('begin-passkey'),
      },
      async (request) => {
        const { userId } = request.params;
        const { email } = await proveOwner(portal, request, request.body, async () => {
          if ((await listPasskeys(database, userId)).length >= MOST_PASSKEYS) throw problems.passkeyRefused();
        });
        return {
          challenge: await challenges.create(database, { to: 'add', userId }, clock()),
          rp_id: relyingParty(request, portal).id,
          rp_name: request.tenant.settings.name,
          user_handle: Buffer.from(userId).toString('base64url'),
          user_name: email,
          known: await knownTo(userId),
        };
      },
    );

    app.post(
      '/v2/users/:org/:userId/passkeys/proof',
      {
        schema: {
          operationId: 'challengeOwner',
          summary: 'Make the challenge that a passkey answers where it stands beside the password',
          params: patientParams,
          response: { 200: ownerChallengeSchema },
        },
        ...limited('challenge-owner'),
      },
      async (request) => {
        const { userId } = request.params;
        return {
          challenge: await challenges.create(database, { to: 'prove', userId }, clock()),
          rp_id: relyingParty(request, portal).id,
          known: await knownTo(userId),
        };
      },
    );

    app.post(
      '/v2/users/:org/:userId/passkeys',
      {
        schema: {
          operationId: 'addPasskey',
          summary: 'Add the passkey that a browser has made',
          params: patientParams,
          body: passkeyAttestationSchema,
          response: { 204: { type: 'null' } },
        },
        ...limited('add-passkey'),
      },
      async (request, reply) => {
        const { userId } = request.params;
        const now = clock();
        const challenge = challengeIn(request.body.client_data) ?? '';
        if (!(await challenges.spend(database, { to: 'add', userId }, challenge, now))) throw problems.passkeyExpired();
        const key = await checkedAttestation(request.body, { challenge, ...relyingParty(request, portal) });
        if (!key) throw problems.passkeyRefused();
        const userAgent = agentOf(request);
        const mail = addedMail(request.tenant.settings, deviceWords(userAgent), newPasswordLink(request, portal));
        if (!(await addPasskey(database, userId, { ...key, userAgent }, mail, now))) throw problems.passkeyRefused();
        jobs.wake('mail');
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/v2/users/:org/:userId/passkeys/:passkeyId/removal',
      {
        schema: {
          operationId: 'removePasskey',
          summary: 'Remove a passkey of the patient',
          params: passkeyParams,
          body: ownerProofSchema,
          response: { 204: { type: 'null' } },
        },
        ...limited('remove-passkey'),
      },
      async (request, reply) => {
        const { userId, passkeyId: passkey } = request.params;
        await proveOwner(portal, request, request.body, async () => {
          const listed = await listPasskeys(database, userId);
          if (!listed.some(({ _id }) => _id === passkey)) throw problems.notFound('the patient has no such passkey');
        });
        const mail = removedMail(request.tenant.settings, newPasswordLink(request, portal));
        if (!(await removePasskey(database, { userId, passkey }, mail, clock())))
          throw problems.notFound('the patient has no such passkey');
        jobs.wake('mail');
        return reply.code(204).send(null);
      },
    );
  };
