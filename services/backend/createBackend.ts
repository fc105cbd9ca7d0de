import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { JobReport } from './kernel/jobs/Queue.ts';
import { noTexter } from './adapters/sms/texterOf.ts';
import { mailDelivery } from './adapters/mail/mailDelivery.ts';
import { mailingWork } from './modules/mailing/mailingWork.ts';
import { closingWork } from './modules/closing/closingWork.ts';
import { copying } from './modules/copies/copying.ts';
import { bookingWork } from './modules/appointments/bookingWork.ts';
import { changeReconciliation } from './modules/reconciliation/changeReconciliation.ts';
import { paymentReconciliation } from './modules/reconciliation/paymentReconciliation.ts';
import { holding } from './modules/reconciliation/holding.ts';
import { texting } from './modules/texting/texting.ts';
import { sweeping } from './modules/sweep/sweeping.ts';
import { answerProblems } from './kernel/problems/answerProblems.ts';
import { believedProxies } from './kernel/http/clientAddress.ts';
import { finishRequests } from './kernel/http/finishRequests.ts';
import { lazyValidators } from './kernel/http/lazyValidators.ts';
import { loggerOptions } from './kernel/http/loggerOptions.ts';
import { problemOf } from './kernel/problems/problemOf.ts';
import { problems } from './kernel/problems/problems.ts';
import { namesOneHost } from './kernel/http/namesOneHost.ts';
import { readableUrl } from './kernel/http/requestPaths.ts';
import { DATA, secureHeaders } from './kernel/http/secureHeaders.ts';
import { serveApi } from './serveApi.ts';
import { apiModulesOf } from './apiModules.ts';
import { describeApi } from './docs/describeApi.ts';
import { serveDocs } from './docs/serveDocs.ts';
import { serveMetrics } from './modules/metrics/serveMetrics.ts';
import { serveSockets } from './modules/realtime/serveSockets.ts';
import { servePortal } from './pages/servePortal.ts';
import { openPortal, type BackendOptions } from './openPortal.ts';
import { startWarnings } from './startWarnings.ts';
import { resealAll } from './modules/access/resealAll.ts';
import { warnOfProxies } from './kernel/http/warnOfProxies.ts';
import { tryMailer, tryScanner } from './tryServices.ts';
import { mailHeads } from './modules/mailing/mailHeads.ts';
import { videoOriginOf } from './modules/organizations/videoOriginOf.ts';
import type { Portal } from './modules/portal/Portal.ts';
import { CareTeam } from './sandbox/CareTeam.ts';
import { replying } from './sandbox/messages/replying.ts';
import { finishRenewal } from './sandbox/finishRenewal.ts';
import { reviewReconciliation } from './sandbox/review/reviewReconciliation.ts';
import type { Settings } from './kernel/settings/settings.ts';

/** Longest body in bytes; the longest answer of a question fits several times. */
const BODY_LIMIT = 128 * 1024;

/** Of a limit that is far away: only whoever has come upon it is told. */
const UNSAID = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

const createApp = ({ logLevel, trustProxy }: Settings): FastifyInstance =>
  fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy: trustProxy !== false && believedProxies(trustProxy),
    bodyLimit: BODY_LIMIT,
    // Browsers connect ahead and may never ask anything: Node would wait for them.
    forceCloseConnections: true,
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: (error, _request, { raw }) => {
      const { problem } = problemOf(error);
      raw.writeHead(problem.status, {
        ...DATA,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
      raw.end(JSON.stringify(problem));
    },
  });

declare module 'fastify' {
  interface FastifyInstance {
    readonly portal: Portal;
  }
}

/** Everything that is done apart from requests. */
const worksOf = (portal: Portal) => [
  mailDelivery(portal.database, portal.mailer, { ...portal, headOf: mailHeads(portal.tenants) }, portal.clock),
  ...(portal.texter === noTexter ? [] : [texting(portal)]),
  mailingWork(portal),
  paymentReconciliation(portal, (open) => finishRenewal(portal, open)),
  changeReconciliation(portal),
  reviewReconciliation(portal),
  bookingWork(portal),
  closingWork(portal),
  holding(portal),
  copying(portal),
  ...(portal.settings.sandbox && portal.settings.careTeamReply
    ? [replying(portal, portal.settings.careTeamReply)]
    : []),
  sweeping(portal),
];

/** Reseals what the former secret has sealed, and logs when that one can be removed. */
async function reseal(app: FastifyInstance, portal: Portal): Promise<void> {
  const { renewed, lost } = await resealAll(portal);
  app.log.info(
    `Everything that PORTAL_SECRET_FORMER had sealed is sealed with PORTAL_SECRET: ${renewed} seals were renewed.`,
  );
  if (lost > 0)
    app.log.warn(
      `${lost} second steps and social security numbers can be opened with neither secret: name the one before in PORTAL_SECRET_FORMER.`,
    );
}

async function serve(app: FastifyInstance, portal: Portal, holdsJobs: boolean): Promise<void> {
  const { settings, tenants, database, jobs } = portal;
  const careTeam =
    settings.sandbox && settings.careTeamDelay !== undefined ? new CareTeam(portal, settings.careTeamDelay) : undefined;
  const report: JobReport = ({ isLast, ...failure }) =>
    isLast ? app.log.error(failure, 'a job was given up') : app.log.warn(failure, 'a job failed and is tried again');
  app.addHook('onClose', async () => {
    await careTeam?.rest();
    await portal.afterAnswer.rest();
    await jobs.end();
    await database.close();
  });
  portal.afterAnswer.reportTo((error) => app.log.error({ err: error }, 'work after an answer failed'));
  app.addHook('onReady', async () => {
    await jobs.prepare(worksOf(portal), report);
    if (!holdsJobs) jobs.begin();
    careTeam?.begin();
    // The start does not wait for it.
    if (settings.formerSecret !== undefined) portal.afterAnswer.begin(async () => reseal(app, portal));
  });
  for (const warning of startWarnings(settings, tenants.all)) app.log.warn(warning);
  // The start does not wait for them.
  if (settings.clamd) void tryScanner(portal.scanner, app.log);
  if (settings.smtp) void tryMailer(portal.mailer, app.log);
  if (settings.trustProxy === false) warnOfProxies(app);
  app.decorate('portal', portal);
  lazyValidators(app);
  // Answers are typed by their schemas and tested against them; writing them out field by field would cost time only.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerProblems(app);
  // Before all else: what is refused, and what leads nowhere, is counted as well.
  await app.register(rateLimit, { global: false, addHeadersOnExceeding: UNSAID });
  if (settings.rateLimit > 0) {
    const limit = { max: settings.rateLimit, timeWindow: '1 minute' };
    const [limited, monitored] = [app.rateLimit(limit), app.rateLimit(limit)];
    // Monitors are counted apart, so that patients behind the same address never make a server look dead.
    app.addHook('onRequest', (request, reply) =>
      (request.routeOptions.config.isMonitored ? monitored : limited).call(app, request, reply),
    );
  }
  app.decorateRequest('access', null);
  app.decorateRequest('tenant');
  // Hooks of every request have no promises where they wait for nothing.
  app.addHook('onRequest', (request, _reply, done) => {
    request.tenant = tenants.atHost(request.hostname);
    // Node keeps an address that was asked for: the access log asks when the connection may be gone.
    void request.ip;
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered');
    done();
  });
  await serveMetrics(app, portal);
  secureHeaders(app, settings, ({ tenant }) => videoOriginOf(tenant));
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done(namesOneHost(raw) ? undefined : problems.invalidRequest('there is more than one Host header'));
  });
  finishRequests(app, settings.drain * 1000);
  serveSockets(app, portal);
  await app.register(cookie);
  await describeApi(app, apiModulesOf(portal));
  await app.register(async (scope) => serveApi(scope, portal));
  if (settings.sandbox) serveDocs(app);
  await servePortal(app, portal);
}

/**
 * Builds the whole backend: database, API and, where it is built, the portal itself. It listens to nothing yet; closing
 * it closes the database.
 *
 * @throws DirectoryInUseError where another process works on the data directory
 */
export async function createBackend(options: BackendOptions): Promise<FastifyInstance> {
  const portal = await openPortal(options);
  const app = createApp(options.settings);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  try {
    await serve(app, portal, options.holdsJobs ?? false);
    await app.ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
