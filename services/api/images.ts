import { queryOptions } from '@tanstack/react-query';
import type { UserImages } from '#schemas/wire/image.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** Where the patient's photos are read and sent to. */
export const imagesPath = (userId: string) => `users/${currentOrganization.get()._id}/user/${userId}/images` as const;

/** The URLs of the patient's photos. They are valid for a short time, so they are refetched when shown. */
export const imagesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['images', userId],
    queryFn: (): Promise<UserImages> => http.get(imagesPath(userId)).json(),
    gcTime: 0,
  });

/** The image URLs from the account. */
export const imagesOf = ({ image: { id, profile } }: User): UserImages => ({
  id_url: id?.id_url ?? null,
  profile_url: profile?.profile_url ?? null,
});
