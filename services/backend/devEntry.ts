import type { FastifyInstance } from 'fastify';
import { createBackend } from './createBackend.ts';
import { organizationHtml } from './pages/organizationHtml.ts';
import { integrationsOf } from './modules/organizations/integrationsOf.ts';
import { Tenants } from './modules/organizations/Tenants.ts';
import { tenants } from './brands/tenants.ts';
import { settings } from './kernel/settings/settings.ts';

/** Starts a backend without pages: in development they come from Vite. */
export const start = (): Promise<FastifyInstance> =>
  createBackend({ settings: { ...settings(process.env), app: undefined } });

/** The portal's page with the organization of a host in it. */
export const page = (html: string, hostname: string): string =>
  organizationHtml(html, new Tenants(tenants, integrationsOf(settings(process.env))).atHost(hostname).organization);
