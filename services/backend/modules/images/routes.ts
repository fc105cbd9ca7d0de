import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { imageUploadSchema, userImagesSchema } from '#schemas/wire/image.ts';
import { userSchema } from '#schemas/wire/user.ts';
import { answerWhileSending, isReceived } from '../../kernel/http/answerWhileSending.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { accessOf } from '../access/guardAccess.ts';
import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { signedOf, signedQuery } from '../../kernel/http/SignedAddresses.ts';
import type { Portal } from '../portal/Portal.ts';
import { findUser } from '../users/store.ts';
import { hasImage } from './store.ts';
import { uploadAvatar, uploadImage } from './uploadImage.ts';

const path = '/users/:org/user/:userId/images';
/** The form as it is documented; it is read and checked part by part. */
const form = {
  ...imageUploadSchema,
  required: [...imageUploadSchema.required, 'file'],
  properties: {
    ...imageUploadSchema.properties,
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
  },
} as const;

/** Of an image that a browser opens by itself. */
const ALONE = "default-src 'none'; sandbox";

/** The images by which the care team verifies who a patient is, and the picture that stands for them in the portal. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, media, imageAddresses, settings } = portal;
    // Forms with files are taken here and nowhere else; one that is too long is not read to its end.
    await app.register(multipart, { throwFileSizeLimit: false });

    const uploads = [
      {
        url: path,
        operationId: 'uploadImage',
        summary: 'Upload a photo that verifies the identity',
        take: uploadImage,
      },
      {
        url: '/users/:org/user/:userId/avatar',
        operationId: 'uploadAvatar',
        summary: 'Upload the picture that stands for the patient',
        take: uploadAvatar,
      },
    ];
    for (const { url, operationId, summary, take } of uploads)
      app.post(
        url,
        {
          schema: {
            operationId,
            summary,
            params: patientParams,
            consumes: ['multipart/form-data'],
            body: form,
            response: { 200: userSchema },
          },
          validatorCompiler: () => () => true,
          onRequest: limitRequests(
            portal,
            { name: 'upload', most: settings.uploadRateLimit, within: 60 * 60 * 1000 },
            (request) => accessOf(request).user,
            problems.tooManyUploads,
          ),
        },
        async (request, reply) => {
          try {
            return await take(portal, request);
          } catch (error) {
            if (error instanceof ProblemError && !isReceived(request.raw))
              return answerWhileSending(request, reply, error);
            throw error;
          }
        },
      );

    app.get(
      path,
      {
        schema: {
          operationId: 'readUserImages',
          summary: 'Read the URLs of the photos',
          params: patientParams,
          response: { 200: userImagesSchema },
        },
      },
      async (request) => {
        const user = await findUser(portal, request.tenant.id, request.params.userId);
        if (!user) throw problems.notFound();
        return {
          id_url: imageAddresses.of(user.organization, user.id_image),
          profile_url: imageAddresses.of(user.organization, user.profile_image),
        };
      },
    );

    app.get(
      '/v2/images/:imageId',
      {
        schema: {
          operationId: 'readImage',
          summary: 'Load a photo by its signed URL',
          params: { type: 'object', required: ['imageId'], properties: { imageId: objectId } } as const,
          querystring: signedQuery,
          produces: ['image/jpeg'],
          response: { 200: {} },
        },
        // A browser sends no token for a picture; the signature says who may see it.
        config: { access: 'public' },
      },
      async (request, reply) => {
        const { imageId } = request.params;
        const { id: organization } = request.tenant;
        const allowed =
          imageAddresses.allow(organization, imageId, signedOf(request.query)) &&
          (await hasImage(database, organization, imageId));
        const bytes = allowed ? await media.read(imageId) : undefined;
        if (!bytes) throw problems.notFound();
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': 'inline',
            'content-security-policy': ALONE,
          })
          .type('image/jpeg')
          .send(bytes);
      },
    );
  };
