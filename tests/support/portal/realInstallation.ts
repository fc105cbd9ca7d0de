import { servedBrands } from '../brands/servedBrands.ts';
import { backendPostgres } from '../database/backendPostgres.ts';
import { s3StandIn } from '../standIns/s3StandIn.ts';
import { smtpStandIn } from '../standIns/smtpStandIn.ts';
import { buildServer } from './buildServer.ts';
import { serverFleet } from './serverFleet.ts';

/**
 * Servers as patients are served by them, without a sandbox: one empty PostgreSQL database, one bucket, one mail server, and
 * a proxy in front that gives them requests in turn.
 *
 * @param size how many servers
 * @param env what they are set to besides
 */
export async function realInstallation(size: number, env: Readonly<Record<string, string>> = {}) {
  const [built, databaseUrl, s3, smtp] = await Promise.all([
    buildServer('services/backend/main.ts'),
    backendPostgres(),
    s3StandIn(),
    smtpStandIn(),
  ]);
  const brands = servedBrands();
  // All find an empty database at the same time, and make its tables one after the other.
  const fleet = await serverFleet({
    file: built.file,
    size,
    env: {
      NODE_ENV: 'production',
      PORTAL_SECRET: 'of servers that tests start, the same for all',
      DATABASE_URL: databaseUrl,
      PORTAL_BRANDS: brands.directory,
      ...s3.environment,
      PORTAL_SMTP_URL: smtp.url,
      PORTAL_MAIL_FROM: 'care@clinic.example',
      ...env,
    },
  });
  return {
    ...fleet,
    /** What the bucket holds, by key. */
    photos: s3.objects,
    /** What the mail server was given. */
    mails: smtp.mails,
    async close() {
      await fleet.close();
      brands.remove();
      await Promise.all([built.remove(), s3.close(), smtp.close()]);
    },
  };
}
