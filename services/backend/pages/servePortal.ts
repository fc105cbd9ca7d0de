import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Portal } from '../modules/portal/Portal.ts';
import { patientOfPage } from '../modules/sessions/patientOfPage.ts';
import { beforeOf } from './beforeOf.ts';
import { DashboardPages } from './DashboardPages.ts';
import { EntryPages, type ReadLanding } from './EntryPages.ts';
import { IndexPage } from './IndexPage.ts';
import { asksForPage } from '../kernel/http/requestPaths.ts';
import { problems } from '../kernel/problems/problems.ts';
import { frameVideos } from './frameVideos.ts';
import { organizationHtml } from './organizationHtml.ts';
import { readVisit } from './readVisit.ts';
import { robotsText } from './robotsText.ts';
import { VisitPages } from './VisitPages.ts';
import { campaignsOf } from '../modules/campaigns/campaignsOf.ts';
import { findProductTemplate } from '../modules/products/store.ts';
import type { Session } from '#schemas/wire/session.ts';
import { ACCESS_SECONDS } from '../modules/access/AccessTokens.ts';
import { readUser } from '../modules/users/readUser.ts';

/** A session for as long as a page is drawn, of the patient who opens it; undefined where nobody known opens it, or nobody yet. */
async function sessionOfPage(portal: Portal, request: FastifyRequest): Promise<Session | undefined> {
  const access = await patientOfPage(portal, request);
  if (!access) return undefined;
  const [token, user] = await Promise.all([
    portal.tokens.issue(access),
    readUser(portal, access.organization, access.user),
  ]);
  return { token, expires_in: ACCESS_SECONDS, ends_in: ACCESS_SECONDS, user };
}

/** Reads the product, or the campaign with its product, that an organization's landing page is about. */
const readLanding =
  ({ database }: Pick<Portal, 'database'>): ReadLanding =>
  async ({ tenant }, { kind, id }) => {
    const campaign = kind === 'campaign' ? campaignsOf(tenant).get(id) : undefined;
    const productId = kind === 'product' ? id : campaign?.productTemplate;
    const product = productId === undefined ? undefined : await findProductTemplate(database, tenant.id, productId);
    return product && { product, ...(campaign && { campaign }) };
  };

/** The folder itself, and compressed forms, which are sent under the name of the file that they stand beside. */
const COMPRESSED = /(?:\/|\.br|\.gz)$/;

const DAY = 24 * 60 * 60 * 1000;

/** What a browser shows that opens a page while the portal is away. */
const AWAY = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="10" />
  </head>
  <body>
    <h1>We will be back soon</h1>
    <p>This page tries again by itself.</p>
  </body>
</html>
`;

const unknown = async () => {
  throw problems.notFound('there is no such address');
};

/**
 * Serves the built portal: its files, the entry pages, the visits and the dashboard at their addresses, and the page behind the
 * login at every other address, with status 404 where there is none. Without a built portal, and for whoever asks for no page, an unknown address
 * is a NotFound problem.
 */
export async function servePortal(app: FastifyInstance, portal: Portal): Promise<void> {
  const { settings } = portal;
  if (settings.app === undefined) {
    app.setNotFoundHandler(unknown);
    return;
  }
  const directory = resolve(settings.app);
  const page = new IndexPage(readFileSync(join(directory, 'index.html'), 'utf8'));
  const entry = await EntryPages.load(directory, {
    readLanding: readLanding(portal),
    isSignedIn: async (request) => (await patientOfPage(portal, request)) !== undefined,
    port: settings.port,
  });
  const visits = await VisitPages.load(directory, {
    themeSheet: (organization) => entry.themeSheet(organization),
    readVisit: (request, intakeId) => readVisit(portal, request, intakeId),
  });
  const dashboard = await DashboardPages.load(directory, {
    themeSheet: (organization) => entry.themeSheet(organization),
    sessionOf: (request) => sessionOfPage(portal, request),
    clock: portal.clock,
  });
  // A reply is awaited as what it answers with, so that it says nothing of whether there was one.
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/'] = request.url.split('?');
    if ((await visits.send(request, reply)) || (await dashboard.send(request, reply))) return reply;
    if (await entry.send(request, reply)) return reply;
    const isPage = dashboard.isPortalPath(path);
    if (isPage) frameVideos(reply);
    return page.send(request, reply, isPage ? 200 : 404);
  };
  const [assets, before] = [join(directory, 'assets'), beforeOf(directory)];
  const started = portal.clock().getTime();
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    allowedPath: (path) => !COMPRESSED.test(path),
    // Their names have a digest of what they hold.
    maxAge: '365 days',
    immutable: true,
  });
  app.get('/version.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('version.json', directory, { cacheControl: false }),
  );
  app.get('/', sendPage);
  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsText(settings)));
  /** Open tabs of the version before ask for its files, for a day. Two folders at one prefix lose files without a compressed form. */
  const nameBefore = ({ url }: FastifyRequest): string | undefined => {
    const name = /^\/assets\/([\w-][\w.-]*)(?:\?|$)/.exec(url)?.[1];
    const isKept = name !== undefined && !COMPRESSED.test(name) && portal.clock().getTime() - started < DAY;
    return isKept && existsSync(join(before, name)) ? name : undefined;
  };
  app.setNotFoundHandler((request, reply) => {
    const name = nameBefore(request);
    if (name !== undefined) return reply.code(200).sendFile(name, before);
    return asksForPage(request) ? sendPage(request, reply) : unknown();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 503 || !asksForPage(request)) return done(null, payload);
    reply.type('text/html; charset=utf-8').removeHeader('content-length');
    done(null, organizationHtml(AWAY, request.tenant.organization));
  });
}
