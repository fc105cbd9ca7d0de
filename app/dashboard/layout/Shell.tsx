import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { userQuery } from '#services/api/users.ts';
import { useRealtime } from '../realtime/useRealtime.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { useOpenPage } from './useOpenPage.ts';

const route = getRouteApi('/signed-in');

/** The frame around the pages of the dashboard. It stays while pages change. */
export function Shell() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const page = useOpenPage();
  useRealtime(userId);
  if (!user) return null;
  return (
    <DashboardLayout user={user} page={page}>
      <Outlet />
    </DashboardLayout>
  );
}
