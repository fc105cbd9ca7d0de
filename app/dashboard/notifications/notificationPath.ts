import type { Notification } from '#schemas/wire/notification.ts';

/** The section of the dashboard that a category is about. */
const sections = {
  message: 'messages',
  lab: 'labs',
  appointments: 'appointments',
  visit: 'orders',
  order: 'orders',
  subscription: 'subscriptions',
  payment: 'settings/billing',
  welcome: 'profile',
} as const satisfies { readonly [Category in Notification['category']]: string };

type Section = (typeof sections)[keyof typeof sections];

/** Sections that have no page yet. What leads there leads home until they have one. */
export const withoutPage: ReadonlySet<Section> = new Set<Section>(['labs']);

function labPath({ panelId, reportId }: Notification['data']): string {
  return panelId === undefined || reportId === undefined ? '/labs' : `/labs/${panelId}/analysis-summary/${reportId}`;
}

/** The page that a notification leads to. @param missing sections without a page */
export function notificationPath(
  { category, data }: Pick<Notification, 'category' | 'data'>,
  userId: string,
  missing: ReadonlySet<Section> = withoutPage,
): string {
  const section = sections[category];
  if (missing.has(section)) return `/dashboard/${userId}/profile`;
  return data.type === 'lab-ready' ? labPath(data) : `/dashboard/${userId}/${section}`;
}
