import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { ownerProofSchema } from '#schemas/wire/ownerProof.ts';
import { recoveryCodesSchema, twoStepCodeSchema, twoStepSchema, twoStepSecretSchema } from '#schemas/wire/twoStep.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Limit } from '../../kernel/limits/countTowards.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { ProveOwner } from '../credentials/ProveOwner.ts';
import type { Portal } from '../portal/Portal.ts';
import { renewedMail, turnedOffMail, turnedOnMail } from './mails.ts';
import { newPasswordLink } from './passSecondStep.ts';
import { findTwoStep, keepPendingSecret, writeRecoveryCodes, writeTurnedOff } from './store.ts';
import { timeCodes } from './timeCodes.ts';
import { turnOn } from './turnOn.ts';

/** Changes of one account, each of which mails somebody. */
const changes = (name: string, settings: Portal['settings']): Limit => ({
  name,
  most: settings.loginRateLimit > 0 ? 20 : 0,
  within: 60 * 60 * 1000,
});

/** Whether a patient is asked for a second step, and what it is shown with. */
export const routes =
  (proveOwner: ProveOwner) =>
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock, jobs, sealedSecrets, recoveryCodes, settings } = portal;
    const limited = (name: string) => ({
      preHandler: limitRequests(portal, changes(name, settings), (request) => accessOf(request).user),
    });

    app.get(
      '/v2/users/:org/:userId/two-step',
      {
        schema: {
          operationId: 'readTwoStep',
          summary: 'Read whether a login asks for a second step',
          params: patientParams,
          response: { 200: twoStepSchema },
        },
      },
      async ({ params }) => {
        const found = await findTwoStep(database, params.userId, clock());
        return {
          on_since: found?.on_since ?? null,
          recovery_codes: found?.recovery_codes ?? 0,
          off_from: found?.lost_from ?? null,
        };
      },
    );

    app.post(
      '/v2/users/:org/:userId/two-step/secret',
      {
        schema: {
          operationId: 'beginTwoStep',
          summary: 'Make the secret that an authenticator app is given',
          params: patientParams,
          body: ownerProofSchema,
          response: { 200: twoStepSecretSchema },
        },
        ...limited('begin-two-step'),
      },
      async (request) => {
        const { userId } = request.params;
        const { email } = await proveOwner(portal, request, request.body, async () => {
          const found = await findTwoStep(database, userId, clock());
          if ((found?.on_since ?? null) !== null) throw problems.twoStepChanged('two-step is on');
        });
        const secret = timeCodes.createSecret();
        if (!(await keepPendingSecret(database, userId, sealedSecrets.seal(userId, secret), clock())))
          throw problems.twoStepChanged('two-step is on');
        return timeCodes.written(secret, { issuer: request.tenant.settings.name, label: email });
      },
    );

    app.put(
      '/v2/users/:org/:userId/two-step',
      {
        schema: {
          operationId: 'turnOnTwoStep',
          summary: 'Turn two-step sign-in on with the first code of the app',
          params: patientParams,
          body: twoStepCodeSchema,
          response: { 200: recoveryCodesSchema },
        },
        ...limited('turn-on-two-step'),
      },
      async (request) => {
        const mail = turnedOnMail(request.tenant.settings, newPasswordLink(request, portal));
        return { codes: [...(await turnOn(portal, request.params.userId, request.body.code, mail))] };
      },
    );

    app.post(
      '/v2/users/:org/:userId/two-step/recovery-codes',
      {
        schema: {
          operationId: 'renewRecoveryCodes',
          summary: 'Make new recovery codes in place of those before',
          params: patientParams,
          body: ownerProofSchema,
          response: { 200: recoveryCodesSchema },
        },
        ...limited('renew-recovery-codes'),
      },
      async (request) => {
        const { userId } = request.params;
        await proveOwner(portal, request, request.body);
        const codes = recoveryCodes.create();
        const hashes = codes.map((code) => recoveryCodes.hashOf(userId, code));
        const mail = renewedMail(request.tenant.settings, newPasswordLink(request, portal));
        if (!(await writeRecoveryCodes(database, userId, hashes, mail, clock())))
          throw problems.twoStepChanged('two-step is off');
        jobs.wake('mail');
        return { codes: [...codes] };
      },
    );

    app.post(
      '/v2/users/:org/:userId/two-step/off',
      {
        schema: {
          operationId: 'turnOffTwoStep',
          summary: 'Turn two-step sign-in off',
          params: patientParams,
          body: ownerProofSchema,
          response: { 204: { type: 'null' } },
        },
        ...limited('turn-off-two-step'),
      },
      async (request, reply) => {
        await proveOwner(portal, request, request.body);
        const mail = turnedOffMail(request.tenant.settings, newPasswordLink(request, portal));
        if (!(await writeTurnedOff(database, request.params.userId, mail, clock())))
          throw problems.twoStepChanged('two-step is off');
        jobs.wake('mail');
        return reply.code(204).send(null);
      },
    );
  };
