import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { identitySectionOf } from '#flows/verification/identityAddress.ts';
import { userQuery } from '#services/api/users.ts';
import { VerificationWalk } from './VerificationWalk.tsx';

const signedIn = getRouteApi('/signed-in');

const sectionAt = (pathname: string) =>
  identitySectionOf(pathname.slice(pathname.lastIndexOf('/') + 1)) ?? 'verify-account';

/** Standalone identity verification. The browser's Back and Forward restart it at the screen in the URL. */
export function VerificationPage() {
  const { userId } = signedIn.useRouteContext();
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const { data: user } = useQuery(userQuery(userId));
  const [opened, setOpened] = useState(() => ({ section: sectionAt(history.location.pathname), times: 0 }));

  useEffect(
    () =>
      history.subscribe(({ location, action }) => {
        if (action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO')
          setOpened(({ times }) => ({ section: sectionAt(location.pathname), times: times + 1 }));
      }),
    [history],
  );

  if (!user) return null;
  return <VerificationWalk key={opened.times} start={{ user, section: opened.section, queryClient }} />;
}
