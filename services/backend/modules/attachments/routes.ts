import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { attachmentSchema, mediaUploadSchema } from '#schemas/wire/messages/attachment.ts';
import { answerWhileSending, isReceived } from '../../kernel/http/answerWhileSending.ts';
import { signedOf, signedQuery } from '../../kernel/http/SignedAddresses.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { findSharedMedia, listUnsentUploads, removeUnsentUpload } from './store.ts';
import { uploadAttachment } from './uploadAttachment.ts';

/** The form as it is documented; it is read and checked part by part. */
const form = {
  ...mediaUploadSchema,
  required: [...mediaUploadSchema.required, 'file'],
  properties: {
    ...mediaUploadSchema.properties,
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
} as const;

/** Of a file that a browser opens by itself. */
const ALONE = "default-src 'none'; sandbox";

/** How a browser takes a file: it shows pictures, which were made anew, and saves documents. */
const dispositionOf = (kind: 'private-image' | 'document', name: string) =>
  `${kind === 'document' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Files that patients send with messages. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, media, mediaAddresses, settings } = portal;
    // One that is too long is not read to its end.
    await app.register(multipart, { throwFileSizeLimit: false });

    app.post(
      '/v2/media',
      {
        schema: {
          operationId: 'uploadAttachment',
          summary: 'Upload a file that is to be sent with a message',
          consumes: ['multipart/form-data'],
          body: form,
          response: { 200: attachmentSchema },
        },
        config: { idempotencyKey: 'optional' },
        validatorCompiler: () => () => true,
        onRequest: limitRequests(
          portal,
          { name: 'attachment', most: settings.uploadRateLimit * 3, within: 60 * 60 * 1000 },
          (request) => accessOf(request).user,
          problems.tooManyAttachments,
        ),
      },
      async (request, reply) => {
        try {
          return await uploadAttachment(portal, request, attemptOf(request, null).key);
        } catch (error) {
          if (error instanceof ProblemError && !isReceived(request.raw))
            return answerWhileSending(request, reply, error);
          throw error;
        }
      },
    );

    app.get(
      '/v2/media',
      {
        schema: {
          operationId: 'listUnsentAttachments',
          summary: 'List the files that were uploaded for a message that is not sent yet',
          response: { 200: { type: 'array', items: attachmentSchema } as const },
        },
      },
      async (request) => {
        const { id: organization } = request.tenant;
        const unsent = await listUnsentUploads(database, { organization, userId: accessOf(request).user });
        return unsent.map((file) => ({ ...file, url: mediaAddresses.of(organization, file._id) }));
      },
    );

    app.delete(
      '/v2/media/:mediaId',
      {
        schema: {
          operationId: 'removeAttachment',
          summary: 'Remove a file that was uploaded for a message and not sent',
          params: { type: 'object', required: ['mediaId'], properties: { mediaId: objectId } } as const,
          response: { 204: { type: 'null' } as const },
        },
      },
      async (request, reply) => {
        const { mediaId } = request.params;
        const owner = { organization: request.tenant.id, userId: accessOf(request).user };
        if (!(await removeUnsentUpload(database, owner, mediaId)))
          throw problems.notFound('the patient has no such file that is to be sent');
        // Bytes that stay after a crash are without a row, and swept.
        await media.remove(mediaId);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/v2/media/:mediaId',
      {
        schema: {
          operationId: 'readAttachment',
          summary: 'Load a file of a message by its signed URL',
          params: { type: 'object', required: ['mediaId'], properties: { mediaId: objectId } } as const,
          querystring: signedQuery,
          produces: ['image/jpeg', 'application/pdf', 'application/octet-stream'],
          response: { 200: {} },
        },
        // A browser sends no token for a picture or a download; the signature says who may have it.
        config: { access: 'public' },
      },
      async (request, reply) => {
        const { mediaId } = request.params;
        const { id: organization } = request.tenant;
        const found = mediaAddresses.allow(organization, mediaId, signedOf(request.query))
          ? await findSharedMedia(database, organization, mediaId)
          : undefined;
        const bytes = found && (await media.read(mediaId));
        if (!found || !bytes) throw problems.notFound();
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': dispositionOf(found.kind, found.name),
            'content-security-policy': ALONE,
          })
          .type(found.type)
          .send(bytes);
      },
    );
  };
