import type { FastifyRequest } from 'fastify';
import type { FromSchema } from 'json-schema-to-ts';
import { imageUploadSchema } from '#schemas/wire/image.ts';
import type { User } from '#schemas/wire/user.ts';
import { compiledLater } from '../../kernel/files/compiledLater.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { refusedFields } from '../../kernel/problems/refusedFields.ts';
import type { Portal } from '../portal/Portal.ts';
import { decoding, readUpload } from './readUpload.ts';
import { remakePicture, type RemadePicture } from './remakePicture.ts';
import { awaitsPhoto, takesImages } from './store.ts';
import { storeAvatar, storeImage, type ImageTarget } from './storeImage.ts';
import { loadSharp } from './loadSharp.ts';

/** Pixels on a side: enough for the largest size in which the portal shows it. */
const SIDE = 256;
const QUALITY = 82;

/** The middle of a picture as a small square. */
async function squareOf({ bytes }: RemadePicture): Promise<RemadePicture> {
  const sharp = await loadSharp();
  const square = sharp(bytes).resize(SIDE, SIDE, { fit: 'cover' }).jpeg({ quality: QUALITY });
  return { bytes: await square.toBuffer(), width: SIDE, height: SIDE };
}

const form = compiledLater<FromSchema<typeof imageUploadSchema>>(imageUploadSchema, { allErrors: true });

/** Who sends what, out of the texts of a form. @throws ProblemError InvalidRequest, NotFound */
function targetOf(request: FastifyRequest, texts: unknown): ImageTarget {
  const isForm = form();
  if (!isForm(texts)) throw problems.invalidRequest('the form is not complete', refusedFields(isForm.errors ?? []));
  const { user } = accessOf(request);
  if (texts.client_id !== user) throw problems.notFound("the image would be another patient's");
  return {
    organization: request.tenant.id,
    userId: user,
    type: texts.image_type,
    intakeId: texts.intake ?? null,
    reupload: texts.reupload_image === 'true',
  };
}

/**
 * Takes in the form of an image: it is made anew from its pixels before it is kept.
 *
 * @throws ProblemError FileSizeLimitError, InvalidImage, InvalidRequest, UnsupportedMediaType, NotFound where patient
 * or visit are not the sender's own, or WrongIntakeState where the care team has not asked for it as the form says
 */
export async function uploadImage(portal: Portal, request: FastifyRequest): Promise<User> {
  const { file, texts } = await readUpload(request);
  const target = targetOf(request, texts);
  if (target.intakeId !== null && !(await takesImages(portal.database, target.intakeId, target.userId)))
    throw problems.notFound('the patient has no such visit');
  const { reupload, type, userId } = target;
  if (reupload && (type !== 'profile_images' || !(await awaitsPhoto(portal.database, userId))))
    throw problems.photoNotAsked();
  const picture = await decoding.run(() => remakePicture(file));
  return storeImage(portal, target, picture);
}

/**
 * Takes in the picture that stands for a patient in the portal. It is the same form, with the picture of the patient.
 *
 * @throws ProblemError FileSizeLimitError, InvalidImage, InvalidRequest, UnsupportedMediaType, NotFound
 */
export async function uploadAvatar(portal: Portal, request: FastifyRequest): Promise<User> {
  const { file, texts } = await readUpload(request);
  const { type, reupload, intakeId, ...patient } = targetOf(request, texts);
  if (type !== 'profile_images' || reupload || intakeId !== null)
    throw problems.invalidRequest('this picture is of the patient, and nobody has asked for it');
  const picture = await decoding.run(async () => squareOf(await remakePicture(file)));
  return storeAvatar(portal, patient, picture);
}
