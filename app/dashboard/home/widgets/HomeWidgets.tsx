import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import { useNow } from '../../../time/useNow.ts';
import { RecentTimeline } from '../../timeline/RecentTimeline.tsx';
import { useHomeReads } from '../useHomeReads.ts';
import { WidgetGrid } from './WidgetGrid.tsx';

const route = getRouteApi('/signed-in');

function Widgets({ user }: { readonly user: User }) {
  const { facts, panels } = useHomeReads(user, useNow(), false);
  return (
    <>
      <RecentTimeline />
      <WidgetGrid facts={facts} panels={panels} />
    </>
  );
}

/** What is below the next step of the home: the newest of the timeline, and the widgets. */
export function HomeWidgets() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  return user ? <Widgets user={user} /> : null;
}
