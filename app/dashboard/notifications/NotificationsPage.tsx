import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '#app/shell/usePageTitle.ts';
import { Notifications } from './Notifications.tsx';

const signedIn = getRouteApi('/signed-in');

/** The patient's notifications. */
export function NotificationsPage() {
  const { userId } = signedIn.useRouteContext();
  usePageTitle('Notifications');
  return <Notifications userId={userId} />;
}
