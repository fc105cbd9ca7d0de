import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userQuery } from '#services/api/users.ts';
import { VerificationWalk } from './VerificationWalk.tsx';

const signedIn = getRouteApi('/signed-in');

/** Takes the one photo that the care team asked for. */
export function PhotoReuploadPage() {
  const { userId } = signedIn.useRouteContext();
  const queryClient = useQueryClient();
  const { data: user } = useQuery(userQuery(userId));
  return user ? <VerificationWalk start={{ user, section: 'photo-reupload', queryClient }} /> : null;
}
