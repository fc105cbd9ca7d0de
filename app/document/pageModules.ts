/** Whose code draws a page: sources, from the folder of the app. */
interface PageModules {
  /** Of the page's component: the document asks for all that it needs. */
  readonly module: string;
  /** Of a part that is drawn with the page and whose code comes later: the document brings its style sheets. */
  readonly part?: string;
}

const labs = { module: 'labs/labsApp.ts' };

const profile = {
  module: 'dashboard/settings/profile/ProfilePage.tsx',
  part: 'dashboard/settings/profile/ProfileSections.tsx',
};

const ofPatients: { readonly [path: string]: PageModules } = {
  $page: { module: 'dashboard/home/HomePage.tsx', part: 'dashboard/home/widgets/HomeWidgets.tsx' },
  medications: { module: 'dashboard/medications/MedicationsPage.tsx' },
  messages: { module: 'dashboard/messages/MessagesPage.tsx' },
  subscriptions: { module: 'dashboard/subscriptions/page/SubscriptionsPage.tsx' },
  appointments: { module: 'dashboard/appointments/list/AppointmentsPage.tsx' },
  timeline: { module: 'dashboard/timeline/TimelinePage.tsx' },
  providers: { module: 'dashboard/providers/ProvidersPage.tsx' },
  labs,
  settings: { module: 'dashboard/settings/SettingsLayout.tsx' },
  'settings/': profile,
  'settings/info': profile,
  'settings/email': profile,
  'settings/password': profile,
  'settings/mobile': profile,
  'settings/state': profile,
  'settings/health': profile,
  'settings/image': profile,
  'settings/shipping': {
    module: 'dashboard/settings/shipping/ShippingPage.tsx',
    part: 'dashboard/settings/shipping/Shipping.tsx',
  },
  'settings/billing': { module: 'dashboard/settings/billing/BillingPage.tsx' },
  'settings/notifications': { module: 'dashboard/settings/notifications/NotificationSettingsPage.tsx' },
  'agreements/$version': { module: 'dashboard/settings/security/agreements/AgreedTextPage.tsx' },
  'settings/security': { module: 'dashboard/settings/security/SecurityPage.tsx' },
};

const ofPortal: { readonly [path: string]: PageModules } = {
  notifications: { module: 'dashboard/notifications/NotificationsPage.tsx' },
  orders: { module: 'dashboard/orders/OrdersPage.tsx' },
  'orders/$orderId': { module: 'dashboard/orders/OrderPage.tsx' },
  shop: { module: 'dashboard/shop/shopApp.ts' },
  labs,
};

/**
 * Pages of the dashboard by the ids of their routes. What `labsApp` loads for a page of labs, it says itself. Known to the server
 * alone: no browser needs it.
 */
export const pageModules: ReadonlyMap<string, PageModules> = new Map([
  ...Object.entries(ofPatients).map(([path, of]) => [`/signed-in/shell/dashboard/$userId/${path}`, of] as const),
  ...Object.entries(ofPortal).map(([path, of]) => [`/signed-in/shell/${path}`, of] as const),
]);
