import type { FastifyInstance } from 'fastify';
import { routes as accounts } from '../accounts/routes.ts';
import { routes as appointments } from '../appointments/routes.ts';
import { routes as campaigns } from '../campaigns/routes.ts';
import { routes as cards } from '../cards/routes.ts';
import { routes as coupons } from '../coupons/routes.ts';
import { routes as health } from '../health/routes.ts';
import { routes as images } from '../images/routes.ts';
import { routes as intakes } from '../intakes/routes.ts';
import { routes as invoices } from '../invoices/routes.ts';
import { routes as labs } from '../labs/routes.ts';
import { routes as lifestyle } from '../lifestyle/routes.ts';
import { routes as mailing } from '../mailing/routes.ts';
import { routes as memberships } from '../memberships/routes.ts';
import { startMembershipRoute } from '../memberships/startMembershipRoute.ts';
import { routes as mobile } from '../mobile/routes.ts';
import { routes as orders } from '../orders/routes.ts';
import { routes as organizations } from '../organizations/routes.ts';
import { routes as payments } from '../payments/routes.ts';
import { routes as physicians } from '../physicians/routes.ts';
import type { Portal } from '../Portal.ts';
import { routes as products } from '../products/routes.ts';
import { routes as sandbox } from '../sandbox/routes.ts';
import { routes as calendars } from '../sandbox/calendar/routes.ts';
import { routes as sessions } from '../sessions/routes.ts';
import { routes as states } from '../states/routes.ts';
import { readRoutes as subscriptionReads } from '../subscriptions/readRoutes.ts';
import { actionRoutes } from '../subscriptions/actionRoutes.ts';
import { routes as subscriptions } from '../subscriptions/routes.ts';
import { routes as templates } from '../templates/routes.ts';
import { routes as users } from '../users/routes.ts';
import { compressJson } from '../kernel/http/compressJson.ts';
import { guardAccess } from './guardAccess.ts';
import { refuseUnsafeText } from '../kernel/http/refuseUnsafeText.ts';

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
