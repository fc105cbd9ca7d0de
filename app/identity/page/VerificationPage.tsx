import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { userQuery } from '#services/api/users.ts';
import { readVerificationAddress } from '../flow/verificationAddress.ts';
import { VerificationWalk } from './VerificationWalk.tsx';

const signedIn = getRouteApi('/signed-in');

/** Identity verification outside of a visit, opened at the screen that the URL names. */
export function VerificationPage() {
  const { userId } = signedIn.useRouteContext();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const { data: user } = useQuery(userQuery(userId));
  const [section] = useState(() => readVerificationAddress(history.location.href)?.section ?? 'verify-account');
  return user ? <VerificationWalk start={{ user, section, queryClient }} /> : null;
}
