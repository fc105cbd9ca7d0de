import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userQuery } from '#services/api/users.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { LabResultsSetting } from './LabResultsSetting.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

const route = getRouteApi('/signed-in');

/** How the patient is told of news. */
export function NotificationSettingsPage() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  usePageTitle('Notifications');
  return user ? (
    <>
      <NotificationSettings user={user} />
      <LabResultsSetting user={user} />
    </>
  ) : null;
}
