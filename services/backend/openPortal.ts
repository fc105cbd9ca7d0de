import type { RouteOptions } from 'fastify';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { BoundedMap } from './kernel/cache/BoundedMap.ts';
import { checkOrigins } from './checkOrigins.ts';
import { migrate } from './kernel/database/migrate.ts';
import { openDatabase } from './kernel/database/openDatabase.ts';
import { resetDatabase } from './kernel/database/resetDatabase.ts';
import { AfterAnswer } from './kernel/http/AfterAnswer.ts';
import { isWithin } from './kernel/files/paths.ts';
import { Jobs } from './kernel/jobs/Jobs.ts';
import { SignedAddresses } from './kernel/http/SignedAddresses.ts';
import { Definitions } from './modules/templates/Definitions.ts';
import { mailingListOf } from './adapters/mailing/mailingListOf.ts';
import type { MailingList } from './adapters/mailing/MailingList.ts';
import { mailerOf } from './adapters/mail/mailerOf.ts';
import type { Mailer } from './adapters/mail/Mailer.ts';
import { mediaOf } from './adapters/media/mediaOf.ts';
import type { MediaStore } from './adapters/media/MediaStore.ts';
import { watchMedia } from './adapters/media/watchMedia.ts';
import { removeWithoutRow } from './modules/images/removeWithoutRow.ts';
import { MobileCodes } from './modules/access/MobileCodes.ts';
import { keepPolicyTexts } from './modules/agreements/keepPolicyTexts.ts';
import { integrationsOf } from './modules/organizations/integrationsOf.ts';
import { Tenants } from './modules/organizations/Tenants.ts';
import type { Tenant } from './modules/organizations/Tenant.ts';
import type { Payments } from './adapters/payments/Payments.ts';
import { paymentsOf } from './adapters/payments/paymentsOf.ts';
import { sandboxPayments } from './adapters/payments/sandbox/sandboxPayments.ts';
import type { Portal } from './modules/portal/Portal.ts';
import type { Catalogue } from './modules/catalogue/Catalogue.ts';
import { storeCatalogue } from './modules/products/storeCatalogue.ts';
import { readCatalogue } from './catalogue/readCatalogue.ts';
import { calendarsOf } from './modules/appointments/calendarsOf.ts';
import type { Scheduler } from './adapters/scheduling/Scheduler.ts';
import { realtimeOf } from './adapters/realtime/realtimeOf.ts';
import { schedulerOf } from './adapters/scheduling/schedulerOf.ts';
import { refuseDemo } from './demo/refuseDemo.ts';
import { refuseReset } from './demo/refuseReset.ts';
import { noteReal, refuseSandbox } from './demo/refuseSandbox.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { readBrands } from './brands/readBrands.ts';
import { AccessLog } from './modules/accesses/AccessLog.ts';
import { AccessTokens } from './modules/access/AccessTokens.ts';
import { CopySeals } from './modules/access/CopySeals.ts';
import { EmailVerification } from './modules/access/EmailVerification.ts';
import { SessionEnds } from './modules/access/SessionEnds.ts';
import { LiveSessions } from './modules/access/LiveSessions.ts';
import { LoginTickets } from './modules/access/LoginTickets.ts';
import { PageTokens } from './modules/access/PageTokens.ts';
import { RecoveryCodes } from './modules/access/RecoveryCodes.ts';
import { RefreshTokens } from './modules/access/RefreshTokens.ts';
import { SealedSecrets } from './modules/access/SealedSecrets.ts';
import { recognizeSecret } from './modules/access/recognizeSecret.ts';
import { signingSecrets } from './modules/access/signingSecrets.ts';
import type { Settings } from './kernel/settings/settings.ts';
import type { Texter } from './adapters/sms/Texter.ts';
import { scannerOf } from './adapters/scanner/scannerOf.ts';
import type { Scanner } from './adapters/scanner/Scanner.ts';
import { texterOf } from './adapters/sms/texterOf.ts';
import { storeTemplates } from './modules/templates/store.ts';
import { templateFiles } from './modules/templates/templateFiles.ts';

/** How a backend is made. What is left out is the real thing. */
export interface BackendOptions {
  readonly settings: Settings;
  readonly clock?: () => Date;
  readonly tenants?: readonly Tenant[];
  readonly templates?: readonly StepSet[];
  readonly catalogue?: Catalogue;
  readonly mailer?: Mailer;
  readonly texter?: Texter;
  readonly scanner?: Scanner;
  readonly mailingList?: MailingList;
  /** Whoever takes cards, given what the settings name. */
  readonly payments?: (named: Payments) => Payments;
  /** In whose calendars patients book, given whom the settings name. */
  readonly scheduler?: (named: Scheduler) => Scheduler;
  /** Opens the database. */
  readonly open?: typeof openDatabase;
  /** Where images are kept, given what the settings name. */
  readonly media?: (named: MediaStore) => MediaStore;
  /** A dumped data directory that a new embedded database starts from. */
  readonly dump?: Blob | undefined;
  /** Empties the database and removes all images first. */
  readonly reset?: boolean;
  /** Leaves it to the caller to begin the jobs: their first look keeps an embedded database busy. */
  readonly holdsJobs?: boolean;
  /** Hears of every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/**
 * Reads brands and catalogue, opens the database, brings tables and intake templates up to date, and keeps the texts that patients
 * agree to. The sandbox fills an empty database with demo patients.
 *
 * @throws SettingsError on brands or a catalogue that cannot be used, in production on brands without an `origin`, on a database of a real installation where the sandbox is on,
 * and where it is off, on one with demo patients, on one that does not know the secret, or a reset of one with others;
 * DirectoryInUseError; DefinitionError and RangeError on templates that cannot be used
 */
export async function openPortal({
  settings,
  clock = () => new Date(),
  templates = templateFiles,
  catalogue = readCatalogue(settings.catalogue),
  tenants: tenantList = readBrands(settings.brands, catalogue),
  mailer,
  texter,
  scanner = scannerOf(settings),
  mailingList = mailingListOf(settings),
  payments = (named) => named,
  scheduler = (named) => named,
  open = openDatabase,
  media: mediaStore = (named) => named,
  dump,
  reset = false,
}: BackendOptions): Promise<Portal> {
  checkOrigins(settings, tenantList);
  const tenants = new Tenants(tenantList, integrationsOf(settings));
  // Before anything is written. A directory of images may be in that of the database, which says by itself what is wrong.
  const apart = !settings.mediaS3 && isWithin(settings.data, settings.media) ? undefined : await mediaOf(settings);
  const database = await open({ url: settings.databaseUrl, data: settings.data, dump });
  try {
    const media = watchMedia(mediaStore(apart ?? (await mediaOf(settings))));
    const secrets = await database.startUp(async (own) => {
      await migrate(own);
      if (settings.sandbox) await refuseSandbox(own);
      else if (reset) await refuseReset(own);
      if (reset) await resetDatabase(own);
      if (!settings.sandbox) await refuseDemo(own);
      const found = await signingSecrets(own, settings);
      if (!settings.sandbox) await recognizeSecret(own, found);
      for (const tenant of tenants.all) {
        await storeTemplates(own, tenant.id, templates, clock());
        await storeCatalogue(own, tenant, catalogue);
        await keepPolicyTexts(own, tenant, clock());
      }
      if (settings.sandbox) {
        const books = settings.stripe ? undefined : sandboxPayments(own, clock);
        const definitions = new Definitions(own);
        await seedDemo({ database: own, media, definitions, tenants, catalogue, clock, payments: books });
      } else {
        await noteReal(own, clock());
      }
      return found;
    });
    const liveSessions = new LiveSessions(database, clock);
    await liveSessions.listen();
    const isLive = (of: { readonly user: string; readonly session: string }) => liveSessions.has(of);
    const realtime = await realtimeOf(settings, { database, clock, secrets, isLive });
    liveSessions.watch((user) => realtime.endSessions(user));
    // Not before the database is empty, so that no row is ever without its image.
    if (reset) await removeWithoutRow({ database, media });
    return {
      settings,
      database,
      media,
      clock,
      tenants,
      catalogue,
      tokens: new AccessTokens(secrets, clock),
      refreshTokens: new RefreshTokens(secrets),
      pageTokens: new PageTokens(secrets),
      imageAddresses: new SignedAddresses(secrets, clock, 'image', (id) => `/v2/images/${id}`),
      mediaAddresses: new SignedAddresses(secrets, clock, 'media', (id) => `/v2/media/${id}`),
      invoiceAddresses: new SignedAddresses(secrets, clock, 'invoice', (id) => `/v2/invoices/${id}/pdf`),
      calendarAddresses: new SignedAddresses(secrets, clock, 'calendar', (id) => `/v2/appointments/${id}/calendar.ics`),
      emailVerification: new EmailVerification(secrets),
      sessionEnds: new SessionEnds(secrets),
      copySeals: new CopySeals(secrets),
      loginTickets: new LoginTickets(secrets),
      sealedSecrets: new SealedSecrets(secrets),
      socialSecuritySeals: new SealedSecrets(secrets, 'social security numbers'),
      recoveryCodes: new RecoveryCodes(secrets),
      liveSessions,
      accesses: new AccessLog(database),
      definitions: new Definitions(database),
      afterAnswer: new AfterAnswer(),
      jobs: new Jobs(database),
      mailer: mailer ?? (await mailerOf(settings)),
      scanner,
      texter: texter ?? texterOf(settings, database, clock),
      mobileCodes: new MobileCodes(secrets),
      payments: payments(await paymentsOf(settings, database, clock)),
      scheduler: scheduler(schedulerOf(settings, database, clock)),
      calendars: calendarsOf(tenants.all, catalogue),
      mailingList,
      realtime,
      recentIntakes: new BoundedMap(500),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
