import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { agreementsQuery } from '#services/api/agreements.ts';
import { cardQuery } from '#services/api/cards.ts';
import { chargesQuery } from '#services/api/charges.ts';
import { dataCopyQuery } from '#services/api/dataCopies.ts';
import { devicesQuery, trustedDevicesQuery } from '#services/api/devices.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { statesQuery } from '#services/api/states.ts';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { pendingPage, pendingSection } from '../../dashboard/layout/pendingPage.tsx';
import type { ProfileSection } from '../../dashboard/settings/settingsTabs.ts';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/settings` and what is below it; another patient's id is replaced by the patient's own. */
const layoutRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/settings',
  beforeLoad: (opened) => ownAddress(opened),
  component: lazyRouteComponent(() => import('../../dashboard/settings/SettingsLayout.tsx'), 'SettingsLayout'),
  pendingComponent: pendingPage('settings'),
});

interface Loading {
  readonly context: { readonly queryClient: QueryClient; readonly userId: string };
}

const readStates = ({ context: { queryClient } }: Loading) => {
  void queryClient.prefetchQuery(statesQuery);
};

/** What the forms ask for beside the password. */
const readSteps = ({ context: { queryClient, userId } }: Loading) => {
  void queryClient.prefetchQuery(twoStepQuery(userId));
  void queryClient.prefetchQuery(passkeysQuery(userId));
};

const profilePage = {
  loader: (loading: Loading) => {
    readStates(loading);
    readSteps(loading);
  },
  component: lazyRouteComponent(() => import('../../dashboard/settings/profile/ProfilePage.tsx'), 'ProfilePage'),
} as const;

const indexRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: '/',
  pendingComponent: pendingSection,
  ...profilePage,
});

/** `profile` is all of the profile, as the settings themselves are. */
const profileRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: 'profile',
  pendingComponent: pendingSection,
  beforeLoad: ({ context: { userId } }) => {
    throw redirect({ to: '/dashboard/$userId/settings', params: { userId }, replace: true });
  },
});

/** A section of the profile, which a phone shows alone. */
const sectionRoute = <Section extends ProfileSection>(section: Section) =>
  createRoute({
    getParentRoute: () => layoutRoute,
    path: section,
    pendingComponent: pendingSection,
    ...profilePage,
  });

const shippingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: 'shipping',
  pendingComponent: pendingSection,
  loader: readStates,
  component: lazyRouteComponent(() => import('../../dashboard/settings/shipping/ShippingPage.tsx'), 'ShippingPage'),
});

const billingRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: 'billing',
  pendingComponent: pendingSection,
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(cardQuery(userId));
    void queryClient.prefetchInfiniteQuery(chargesQuery(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/settings/billing/BillingPage.tsx'), 'BillingPage'),
});

const notificationsRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: 'notifications',
  pendingComponent: pendingSection,
  component: lazyRouteComponent(
    () => import('../../dashboard/settings/notifications/NotificationSettingsPage.tsx'),
    'NotificationSettingsPage',
  ),
});

const securityRoute = createRoute({
  getParentRoute: () => layoutRoute,
  path: 'security',
  pendingComponent: pendingSection,
  loader: (loading) => {
    const { queryClient, userId } = loading.context;
    readSteps(loading);
    void queryClient.prefetchQuery(devicesQuery(userId));
    void queryClient.prefetchQuery(trustedDevicesQuery(userId));
    void queryClient.prefetchQuery(dataCopyQuery(userId));
    void queryClient.prefetchQuery(agreementsQuery(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/settings/security/SecurityPage.tsx'), 'SecurityPage'),
});

/** The settings: one address a section. */
export const settingsRoutes = layoutRoute.addChildren([
  indexRoute,
  profileRoute,
  sectionRoute('info'),
  sectionRoute('email'),
  sectionRoute('password'),
  sectionRoute('mobile'),
  sectionRoute('state'),
  sectionRoute('health'),
  sectionRoute('image'),
  shippingRoute,
  billingRoute,
  notificationsRoute,
  securityRoute,
]);
