import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import {
  mobileVerifySchema,
  sendMobileVerificationSchema,
  sentMobileVerificationSchema,
} from '#schemas/wire/mobileVerification.ts';
import { userSchema } from '#schemas/wire/user.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import type { Portal } from '../portal/Portal.ts';
import { readUser } from '../users/readUser.ts';
import { sendCode } from './sendCode.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { findNumberToVerify, tryCode } from './store.ts';

/**
 * Takes a code that a patient typed: where it is the one that was sent, its number is verified.
 *
 * @throws ProblemError CodeIncorrect, CodeExpired
 */
async function verifyCode(
  { database, mobileCodes, clock }: Pick<Portal, 'database' | 'mobileCodes' | 'clock'>,
  userId: string,
  code: string,
): Promise<void> {
  const number = await findNumberToVerify(database, userId);
  if (number === undefined) throw problems.codeExpired();
  const hashes = mobileCodes.hashesOf({ userId, number, code });
  const matches = await tryCode(database, { userId, number, hashes }, clock());
  if (matches === undefined) throw problems.codeExpired();
  if (!matches) throw problems.codeIncorrect();
}

/** The patient's mobile number: a code that is sent to it, and the code that comes back. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.post(
      '/users/:org/:userId/send-mobile-verification',
      {
        schema: {
          operationId: 'sendMobileVerification',
          summary: 'Send a code to a mobile number',
          params: patientParams,
          body: sendMobileVerificationSchema,
          response: { 200: sentMobileVerificationSchema },
        },
      },
      async (request) => {
        const { id, settings } = request.tenant;
        const recipient = { organization: { id, name: settings.name }, userId: request.params.userId, ip: request.ip };
        return sendCode(portal, recipient, request.body.number);
      },
    );

    app.post(
      '/users/:org/:userId/mobile-verify',
      {
        schema: {
          operationId: 'verifyMobile',
          summary: 'Verify the mobile number with the code',
          params: patientParams,
          body: mobileVerifySchema,
          response: { 200: userSchema },
        },
      },
      async (request) => {
        const { userId } = request.params;
        await verifyCode(portal, userId, request.body.verification_code);
        return readUser(portal, request.tenant.id, userId);
      },
    );
  };
