import type { FastifyInstance } from 'fastify';
import { routes as accounts } from './modules/accounts/routes.ts';
import { routes as appointments } from './modules/appointments/routes.ts';
import { routes as campaigns } from './modules/campaigns/routes.ts';
import { routes as cards } from './modules/cards/routes.ts';
import { routes as coupons } from './modules/coupons/routes.ts';
import { routes as health } from './modules/health/routes.ts';
import { routes as images } from './modules/images/routes.ts';
import { routes as intakes } from './modules/intakes/routes.ts';
import { routes as invoices } from './modules/invoices/routes.ts';
import { routes as labs } from './modules/labs/routes.ts';
import { routes as lifestyle } from './modules/lifestyle/routes.ts';
import { routes as mailing } from './modules/mailing/routes.ts';
import { routes as memberships } from './modules/memberships/routes.ts';
import { startMembershipRoute } from './modules/memberships/startMembershipRoute.ts';
import { routes as mobile } from './modules/mobile/routes.ts';
import { routes as orders } from './modules/orders/routes.ts';
import { routes as organizations } from './modules/organizations/routes.ts';
import { routes as payments } from './modules/payments/routes.ts';
import { routes as physicians } from './modules/physicians/routes.ts';
import type { Portal } from './modules/portal/Portal.ts';
import { routes as products } from './modules/products/routes.ts';
import { routes as sandbox } from './sandbox/routes.ts';
import { routes as calendars } from './sandbox/calendar/routes.ts';
import { routes as sessions } from './modules/sessions/routes.ts';
import { routes as states } from './modules/states/routes.ts';
import { readRoutes as subscriptionReads } from './modules/subscriptions/readRoutes.ts';
import { actionRoutes } from './modules/subscriptions/actionRoutes.ts';
import { routes as subscriptions } from './modules/subscriptions/routes.ts';
import { routes as templates } from './modules/templates/routes.ts';
import { routes as users } from './modules/users/routes.ts';
import { compressJson } from './kernel/http/compressJson.ts';
import { guardAccess } from './modules/access/guardAccess.ts';
import { refuseUnsafeText } from './kernel/http/refuseUnsafeText.ts';

const modules = [
  health,
  organizations,
  sessions,
  accounts,
  users,
  lifestyle,
  images,
  mobile,
  states,
  templates,
  products,
  campaigns,
  memberships,
  coupons,
  labs,
  intakes,
  cards,
  startMembershipRoute,
  subscriptions,
  actionRoutes,
  subscriptionReads,
  invoices,
  orders,
  appointments,
  physicians,
  mailing,
  payments,
];

/** Every route of the API, behind the one guard. */
export async function serveApi(app: FastifyInstance, portal: Portal): Promise<void> {
  app.addHook('onRoute', (route) => {
    const response = route.schema?.response;
    route.schema = {
      ...route.schema,
      response: { ...(typeof response === 'object' ? response : {}), '4xx': { $ref: 'Problem#' } },
      ...(route.config?.access !== 'public' && { security: [{ accessToken: [] }] }),
    };
  });
  guardAccess(app, portal);
  compressJson(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preValidation', async ({ body, params, query }) => {
    refuseUnsafeText(params);
    refuseUnsafeText(query);
    refuseUnsafeText(body);
  });
  for (const routes of modules) await app.register(routes(portal));
  if (portal.settings.sandbox) await app.register(sandbox(portal));
  if (portal.scheduler.provider === 'sandbox') await app.register(calendars(portal));
}
