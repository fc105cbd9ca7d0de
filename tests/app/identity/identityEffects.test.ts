import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { identityEffects } from '#app/identity/flow/identityEffects.ts';
import { IdentityPhotos } from '#app/identity/flow/IdentityPhotos.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import steps from '#flows/verification/verification.steps.json' with { type: 'json' };
import type { User } from '#schemas/wire/user.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { uploadImage } from '#services/api/uploadImage.ts';
import { userQuery } from '#services/api/users.ts';
import { exampleUser } from '#stories/pages/exampleUser.ts';
import { TODAY } from '../../engine/TODAY.ts';

// Files share what they import; this one has modules replaced, and so takes all of them anew and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock(import('#services/api/uploadImage.ts'), async (real) => ({
  ...(await real()),
  uploadImage: vi.fn<typeof uploadImage>(),
}));

const sent = (date: string): User['image'] => ({
  id: null,
  avatar: null,
  profile: { profile_url: '/photo', date_uploaded: date },
});
const before = exampleUser({ image: sent('2026-06-01T10:00:00.000Z') });
const after = exampleUser({ image: sent('2026-06-15T10:00:00.000Z'), verificationStatus: 'pending' });

let client: QueryClient;
beforeEach(() => {
  const message = 'Your care team is not waiting for a new photo of you.';
  const refusal = new ProblemError({ status: 409, code: 'WrongIntakeState', message, fields: [] });
  vi.mocked(uploadImage).mockReset().mockRejectedValue(refusal);
});

/** Sends the photo that the care team is said to have asked for. */
async function send(stored: User) {
  client = new QueryClient();
  const { queryKey } = userQuery(before._id);
  client.setQueryData(queryKey, before);
  vi.spyOn(client, 'fetchQuery').mockImplementation(async () => client.setQueryData(queryKey, stored));
  const photos = new IdentityPhotos();
  const { uploadProfileImage } = identityEffects({ userId: before._id, reupload: true, photos, queryClient: client });
  const answers = new Answers(compile(stepKinds, stepSetOf(steps)), {
    today: () => TODAY,
    facts: { 'identity.photo': photos.keep(new Blob(['photo'])) },
  });
  return uploadProfileImage({ answers });
}

it('a photo that the care team waits for no more has arrived, where its first answer was lost', async () => {
  await send(after);
  expect(client.getQueryData(userQuery(before._id).queryKey)).toEqual(after);
});

it('a photo that nobody asked for is not sent, and the patient is told so', async () => {
  await expect(send(before)).rejects.toThrow('not waiting for a new photo');
});
