import type { FastifyInstance } from 'fastify';
import { createBackend } from './createBackend.ts';
import { organizationHtml } from './pages/organizationHtml.ts';
import { settings } from './kernel/settings/settings.ts';

/** Starts a backend without pages: in development they come from Vite. */
export const start = (): Promise<FastifyInstance> =>
  createBackend({ settings: { ...settings(process.env), app: undefined } });

/** The portal's page with the organization of a host in it, as a backend knows it. */
export const page = ({ portal }: FastifyInstance, html: string, hostname: string): string =>
  organizationHtml(html, portal.tenants.atHost(hostname).organization);
