import type { RouteOptions } from 'fastify';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { BoundedMap } from './BoundedMap.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';
import { resetDatabase } from './database/resetDatabase.ts';
import { Definitions } from './intakes/Definitions.ts';
import { outboxMailer } from './mail/outboxMailer.ts';
import type { Mailer } from './mail/Mailer.ts';
import { Postman } from './mail/Postman.ts';
import { Tenants } from './organizations/Tenants.ts';
import type { Tenant } from './organizations/Tenant.ts';
import type { Portal } from './Portal.ts';
import { seedDemo } from './seed/seedDemo.ts';
import { tenants as tenantFiles } from './seed/tenants.ts';
import { AccessTokens } from './sessions/AccessTokens.ts';
import { LiveSessions } from './sessions/LiveSessions.ts';
import { signingSecret } from './sessions/signingSecret.ts';
import type { Settings } from './settings.ts';
import { storeTemplates } from './templates/store.ts';
import { templateFiles } from './templates/templateFiles.ts';

/** How a backend is made. What is left out is the real thing. */
export interface BackendOptions {
  readonly settings: Settings;
  readonly clock?: () => Date;
  readonly tenants?: readonly Tenant[];
  readonly templates?: readonly StepSet[];
  readonly mailer?: Mailer;
  /** A dumped data directory that a new embedded database starts from. */
  readonly dump?: Blob;
  /** Empties the database first. */
  readonly reset?: boolean;
  /** Hears of every route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/**
 * Opens the database, brings tables and intake templates up to date and seeds what is empty.
 *
 * @throws DirectoryInUseError, or DefinitionError and RangeError on templates that cannot be used
 */
export async function openPortal({
  settings,
  clock = () => new Date(),
  tenants: tenantList = tenantFiles,
  templates = templateFiles,
  mailer = outboxMailer,
  dump,
  reset = false,
}: BackendOptions): Promise<Portal> {
  const tenants = new Tenants(tenantList);
  const database = await openDatabase({ url: settings.databaseUrl, data: settings.data, dump });
  try {
    const secret = await database.startUp(async (own) => {
      await migrate(own);
      if (reset) await resetDatabase(own);
      for (const { id } of tenants.all) await storeTemplates(own, id, templates, clock());
      await seedDemo({ database: own, definitions: new Definitions(own), tenants, clock });
      return signingSecret(own, settings.secret);
    });
    return {
      settings,
      database,
      clock,
      tenants,
      tokens: new AccessTokens(secret, clock),
      liveSessions: new LiveSessions(database, clock),
      definitions: new Definitions(database),
      postman: new Postman(database, mailer, clock),
      recentIntakes: new BoundedMap(500),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
