import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { routes as accesses } from './modules/accesses/routes.ts';
import { routes as accounts } from './modules/accounts/routes.ts';
import { verificationRoutes } from './modules/accounts/verificationRoutes.ts';
import { routes as agreements } from './modules/agreements/routes.ts';
import { routes as appointments } from './modules/appointments/routes.ts';
import { bookingRoutes } from './modules/appointments/bookingRoutes.ts';
import { routes as schedulingEvents } from './modules/appointments/events/routes.ts';
import { routes as attachments } from './modules/attachments/routes.ts';
import { routes as campaigns } from './modules/campaigns/routes.ts';
import { routes as cards } from './modules/cards/routes.ts';
import { routes as charges } from './modules/charges/routes.ts';
import { routes as closing } from './modules/closing/routes.ts';
import { routes as copies } from './modules/copies/routes.ts';
import { routes as coupons } from './modules/coupons/routes.ts';
import { routes as credentials } from './modules/credentials/routes.ts';
import { routes as health } from './modules/health/routes.ts';
import { routes as images } from './modules/images/routes.ts';
import { routes as intakes } from './modules/intakes/routes.ts';
import { routes as invoices } from './modules/invoices/routes.ts';
import { laboratoryRoutes } from './modules/labs/laboratoryRoutes.ts';
import { linkRoutes as labLinks } from './modules/labs/linkRoutes.ts';
import { outsideRoutes as outsideLabs } from './modules/labs/outsideRoutes.ts';
import { panelRoutes as labPanels } from './modules/labs/panelRoutes.ts';
import { resultRoutes as labResults } from './modules/labs/resultRoutes.ts';
import { routes as labs } from './modules/labs/routes.ts';
import { routes as lifestyle } from './modules/lifestyle/routes.ts';
import { routes as mailing } from './modules/mailing/routes.ts';
import { routes as memberships } from './modules/memberships/routes.ts';
import { startMembershipRoute } from './modules/memberships/startMembershipRoute.ts';
import { routes as messages } from './modules/messages/routes.ts';
import { routes as mobile } from './modules/mobile/routes.ts';
import { routes as notifications } from './modules/notifications/routes.ts';
import { routes as orders } from './modules/orders/routes.ts';
import { routes as organizations } from './modules/organizations/routes.ts';
import { loginRoutes as passkeyLogins } from './modules/passkeys/loginRoutes.ts';
import { proveOwner } from './modules/passkeys/proveOwner.ts';
import { routes as passkeys } from './modules/passkeys/routes.ts';
import { routes as payments } from './modules/payments/routes.ts';
import { routes as physicians } from './modules/physicians/routes.ts';
import type { Portal } from './modules/portal/Portal.ts';
import { routes as previews } from './modules/previews/routes.ts';
import { routes as products } from './modules/products/routes.ts';
import { routes as realtime } from './modules/realtime/routes.ts';
import { routes as sandbox } from './sandbox/routes.ts';
import { routes as laboratoryConsole } from './sandbox/laboratory/routes.ts';
import { routes as careTeamConsole } from './sandbox/messages/routes.ts';
import { routes as calendars } from './sandbox/calendar/routes.ts';
import { routes as showcase } from './modules/showcase/routes.ts';
import { deviceRoutes } from './modules/sessions/deviceRoutes.ts';
import { routes as sessions } from './modules/sessions/routes.ts';
import { routes as socialSecurity } from './modules/socialSecurity/routes.ts';
import { routes as states } from './modules/states/routes.ts';
import { readRoutes as subscriptionReads } from './modules/subscriptions/readRoutes.ts';
import { actionRoutes } from './modules/subscriptions/actionRoutes.ts';
import { routes as subscriptions } from './modules/subscriptions/routes.ts';
import { routes as templates } from './modules/templates/routes.ts';
import { routes as texting } from './modules/texting/routes.ts';
import { routes as timeline } from './modules/timeline/routes.ts';
import { loginRoutes as secondSteps } from './modules/twoStep/loginRoutes.ts';
import { lostRoutes as lostSteps } from './modules/twoStep/lostRoutes.ts';
import { routes as twoStep } from './modules/twoStep/routes.ts';
import { routes as users } from './modules/users/routes.ts';

interface ApiModule {
  /** The tag of its operations in the OpenAPI document. */
  readonly name: string;
  readonly description: string;
  readonly routes: readonly ((portal: Portal) => FastifyPluginAsyncJsonSchemaToTs)[];
}

const modules: readonly ApiModule[] = [
  { name: 'health', description: 'Whether the backend can serve', routes: [health] },
  { name: 'organizations', description: 'What everybody may know of an organization', routes: [organizations] },
  {
    name: 'sessions',
    description: 'Login, renewal and logout, and the devices signed in',
    routes: [sessions, deviceRoutes],
  },
  {
    name: 'accounts',
    description: 'Signing up, a new password, login by a mailed link',
    routes: [accounts, verificationRoutes],
  },
  {
    name: 'credentials',
    description: 'What a patient signs in with: changing the address and the password',
    routes: [credentials(proveOwner)],
  },
  {
    name: 'two-step',
    description: 'The second step of a login: a code of an authenticator app, or a recovery code',
    routes: [twoStep(proveOwner), secondSteps, lostSteps],
  },
  {
    name: 'passkeys',
    description: 'Keys of devices, with which patients log in without a password',
    routes: [passkeys, passkeyLogins],
  },
  { name: 'users', description: "A patient's own account", routes: [users] },
  { name: 'accesses', description: "Who has read or changed what of a patient's record", routes: [accesses] },
  { name: 'closing', description: 'Closing an account, and opening it again', routes: [closing] },
  { name: 'copies', description: 'A copy of everything that is kept of a patient', routes: [copies] },
  { name: 'agreements', description: 'The texts that a patient has agreed to', routes: [agreements] },
  { name: 'notifications', description: 'What a patient is told in the portal', routes: [notifications] },
  { name: 'lifestyle', description: 'How a patient lives, asked before a lab test', routes: [lifestyle] },
  { name: 'images', description: 'The photos that verify who a patient is', routes: [images] },
  { name: 'messages', description: 'What a patient and the care team write to each other', routes: [messages] },
  { name: 'media', description: 'Files that patients send with messages', routes: [attachments] },
  { name: 'realtime', description: 'Which sockets may hear what', routes: [realtime] },
  { name: 'mobile', description: 'The mobile number and its verification', routes: [mobile] },
  { name: 'security', description: 'The social security number, kept sealed', routes: [socialSecurity] },
  { name: 'states', description: 'The states of the USA, and what can be offered in them', routes: [states] },
  { name: 'templates', description: 'The visits that an organization offers', routes: [templates] },
  { name: 'products', description: 'What an organization sells', routes: [products] },
  { name: 'previews', description: 'The pictures that previews of links show', routes: [previews] },
  { name: 'campaigns', description: 'What campaigns show to visitors', routes: [campaigns] },
  {
    name: 'memberships',
    description: 'Memberships, their prices, and joining one',
    routes: [memberships, startMembershipRoute],
  },
  { name: 'coupons', description: 'Discount codes', routes: [coupons] },
  {
    name: 'labs',
    description: 'Lab panels of patients, and what laboratories measure',
    routes: [labs, labPanels, labResults, labLinks, outsideLabs, laboratoryRoutes],
  },
  { name: 'intakes', description: 'Visits: started, answered, closed and completed', routes: [intakes] },
  { name: 'cards', description: 'The card that a patient pays with', routes: [cards] },
  {
    name: 'subscriptions',
    description: 'Plans that renew, and what is prescribed with them',
    routes: [subscriptions, actionRoutes, subscriptionReads],
  },
  { name: 'invoices', description: 'What was charged for subscriptions and orders', routes: [invoices] },
  { name: 'charges', description: 'What was charged to patients, with receipts', routes: [charges] },
  { name: 'orders', description: 'What patients buy once', routes: [orders] },
  { name: 'showcase', description: 'What patients have ordered, and how far it is', routes: [showcase] },
  { name: 'timeline', description: 'What happened to purchases, and what comes', routes: [timeline] },
  {
    name: 'appointments',
    description: 'Calls with the care team',
    routes: [appointments, bookingRoutes, schedulingEvents],
  },
  { name: 'physicians', description: 'Who treats patients', routes: [physicians] },
  { name: 'mailing', description: 'The mailing list of the organization', routes: [mailing] },
  { name: 'texting', description: 'What patients text, as the SMS provider tells of it', routes: [texting] },
  { name: 'payments', description: 'What the payment provider tells of its own accord', routes: [payments] },
];

/** The modules of the API, with the sandbox where it is on. */
export function apiModulesOf({ settings, scheduler }: Portal): readonly ApiModule[] {
  const routes = [
    ...(settings.sandbox ? [sandbox, careTeamConsole, laboratoryConsole] : []),
    ...(scheduler.provider === 'sandbox' ? [calendars] : []),
  ];
  const description = 'The sandbox: mail and text messages sent, the care team, a laboratory, and a calendar';
  return routes.length > 0 ? [...modules, { name: 'sandbox', description, routes }] : modules;
}
