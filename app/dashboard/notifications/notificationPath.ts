import type { Notification } from '#schemas/wire/notification.ts';

/** The section of the dashboard that a category is about. */
const sections = {
  message: 'messages',
  appointments: 'appointments',
  visit: 'orders',
  order: 'orders',
  subscription: 'subscriptions',
  payment: 'settings/billing',
  welcome: 'profile',
} as const satisfies { readonly [Category in Exclude<Notification['category'], 'lab'>]: string };

/** The summary of a report, or what is known of where it is. */
function labPath({ panelId, reportId }: Notification['data']): string {
  if (panelId === undefined) return '/labs';
  return reportId === undefined ? `/labs/${panelId}` : `/labs/${panelId}/analysis-summary/${reportId}`;
}

/** The page that a notification leads to. */
export function notificationPath({ category, data }: Pick<Notification, 'category' | 'data'>, userId: string): string {
  // How far the order of a lab test is, its panel tells.
  if (category === 'lab' || (category === 'order' && data.panelId !== undefined)) return labPath(data);
  // An open visit is continued from the home.
  if (data.type === 'visit-cleared') return `/dashboard/${userId}/profile`;
  return `/dashboard/${userId}/${sections[category]}`;
}
