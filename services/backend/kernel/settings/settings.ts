import { isIP } from 'node:net';
import { join } from 'node:path';
import type { SmtpSettings } from './SmtpSettings.ts';
import type { PusherSettings } from './PusherSettings.ts';
import type { StripeSettings } from './StripeSettings.ts';
import type { MailchimpSettings } from './MailchimpSettings.ts';
import type { CalComSettings } from './CalComSettings.ts';
import { readClamdSettings, type ClamdSettings } from './readClamdSettings.ts';
import { readLaboratories } from './readLaboratories.ts';
import { readStripeSettings } from './readStripeSettings.ts';
import { readTwilioSettings } from './readTwilioSettings.ts';
import { readSmtpSettings } from './readSmtpSettings.ts';
import { readMailchimpSettings } from './readMailchimpSettings.ts';
import { readCalComSettings } from './readCalComSettings.ts';
import { readPusherSettings } from './readPusherSettings.ts';
import { readS3Settings } from './readS3Settings.ts';
import type { S3Settings } from './S3Settings.ts';
import { SettingsError } from './SettingsError.ts';
import type { TwilioSettings } from './TwilioSettings.ts';
import { unknownSettings } from './unknownSettings.ts';

/** How the backend runs. Everything comes from the environment, see `.env.example`. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A directory, or `memory` to keep nothing. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** The directory of the images, or `memory` to keep none. */
  readonly media: string;
  /** The images are kept here, and in no directory, where it is set up. */
  readonly mediaS3: S3Settings | undefined;
  /** Signs access tokens; generated and kept in the database where none is given. */
  readonly secret: string | undefined;
  /** Signs nothing; what it has signed and sealed still serves. `database` is the one that was generated. */
  readonly formerSecret: string | undefined;
  /** Whether NODE_ENV says that patients are served. */
  readonly production: boolean;
  /** Whether anybody may try the portal: demo patients, `/sandbox`, `/docs`, and parts that only pretend to be outside. */
  readonly sandbox: boolean;
  /** Whose `X-Forwarded-*` headers are believed: those of so many proxies in front, or of proxies at these addresses. */
  readonly trustProxy: false | number | readonly string[];
  /** Requests a minute and address; 0 is no limit. */
  readonly rateLimit: number;
  readonly loginRateLimit: number;
  /** Pictures an hour and patient; 0 is no limit. */
  readonly uploadRateLimit: number;
  /** Minutes after which a session ends that nobody uses, where the patient does not stay signed in on the device. */
  readonly sessionIdle: number;
  /** What a monitor sends to read `/metrics`; undefined serves none. */
  readonly metricsToken: string | undefined;
  /** Days for which it is kept who read what. */
  readonly accessLogDays: number;
  /** Seconds for which a server that is told to stop goes on serving, so that a proxy can notice. */
  readonly drain: number;
  readonly logLevel: string;
  /** The directory of the built portal; undefined serves the API alone. */
  readonly app: string | undefined;
  /** The directory of the brands, and that of what they sell. */
  readonly brands: string;
  readonly catalogue: string;
  /** Key of Google Maps for address suggestions; without it they come from a bundled list. */
  readonly mapsKey: string | undefined;
  /** Where events and error reports are posted, as a URL or a path of the portal; without it none are collected. */
  readonly collector: string | undefined;
  /** Stripe takes the cards where it is set up. */
  readonly stripe: StripeSettings | undefined;
  /** A mail server carries the mails where it is set up. */
  readonly smtp: SmtpSettings | undefined;
  /** A ClamAV daemon scans the documents that patients attach where it is set up. */
  readonly clamd: ClamdSettings | undefined;
  /** Twilio carries the text messages where it is set up. */
  readonly twilio: TwilioSettings | undefined;
  /** Mailchimp keeps the mailing list where it is set up. */
  readonly mailchimp: MailchimpSettings | undefined;
  /** Cal.com keeps the calendars where it is set up. */
  readonly calCom: CalComSettings | undefined;
  /** The laboratories that may send results, by name, with the secret that each signs with. */
  readonly laboratories: ReadonlyMap<string, string>;
  /** The hosted Pusher service tells pages what is new where it is set up; otherwise the portal does it itself. */
  readonly pusher: PusherSettings | undefined;
  /** Seconds after which the simulated care team approves visits and identities by itself; undefined: only by hand. */
  readonly careTeamDelay: number | undefined;
  /** Seconds after which it reads a message, and for which it then types its answer; undefined: only by hand. */
  readonly careTeamReply: { readonly after: number; readonly typing: number } | undefined;
  /** Names that look like settings and are none. */
  readonly unknown: readonly string[];
}

interface Environment {
  readonly [name: string]: string | undefined;
}

function collectorSetting(given: string | undefined): string | undefined {
  if (given === undefined || /^(https:\/\/[\w.-]+(:\d+)?)?\/(?!\/)[\w./-]*$/.test(given)) return given;
  throw new SettingsError(
    `PORTAL_COLLECTOR is '${given}'; it must be an address such as https://events.example/portal, or a path of the portal such as /events that the proxy in front takes, without a query.`,
  );
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Reads how the sandbox is to be: on where nothing says that the portal is meant for patients or reached by others. */
function sandboxSetting(asked: string | undefined, host: string, forPatients: readonly string[]): boolean {
  const [reason] = forPatients;
  if (asked === 'on' && reason !== undefined)
    throw new SettingsError(
      `PORTAL_SANDBOX=on lets everybody sign in as anybody, and ${reason} says that patients are served; remove one of the two.`,
    );
  return asked === undefined ? reason === undefined && LOOPBACK.test(host) : asked === 'on';
}

/** Whether a text is an address such as 10.0.0.1, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Reads how many proxies stand in front, or which. */
function trustProxySetting(given: string | undefined): Settings['trustProxy'] {
  if (given === undefined || given === 'off') return false;
  if (/^[1-9]\d?$/.test(given)) return Number(given);
  const proxies = given.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isNetwork)) return proxies;
  throw new SettingsError(
    `PORTAL_TRUST_PROXY is '${given}'; it must be 'off', the number of proxies in front such as 1, or their addresses or networks such as 10.0.0.0/8.`,
  );
}

/** In days: for so long health data must be accounted for in the USA. */
const SIX_YEARS = 6 * 366;

const ENVIRONMENTS = ['development', 'test', 'production'];

/** So many different characters a secret has at least; one of 32 random hexadecimal digits has nearly always more. */
const DIFFERENT = 8;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function readSettings(environment: Environment): Omit<Settings, 'unknown'> {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const integer = (name: string, fallback: number, lowest: number, highest: number) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (!/^\d+$/.test(given) || value < lowest || value > highest)
      throw new SettingsError(`${name} is '${given}'; it must be a whole number from ${lowest} to ${highest}.`);
    return value;
  };
  const secretOf = (name: string) => {
    const given = text(name);
    if (given !== undefined && given.length < 32)
      throw new SettingsError(`${name} has ${given.length} characters; it needs at least 32.`);
    if (given !== undefined && new Set(given).size < DIFFERENT)
      throw new SettingsError(`${name} repeats itself; take one such as \`openssl rand -hex 32\` prints.`);
    return given;
  };
  const oneOf = (name: string, fallback: string, allowed: readonly string[]) => {
    const given = text(name) ?? fallback;
    if (!allowed.includes(given))
      throw new SettingsError(`${name} is '${given}'; it must be one of ${allowed.join(', ')}.`);
    return given;
  };

  const data = text('PORTAL_DATA') ?? '.data';
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingsError('DATABASE_URL must begin with postgres:// or postgresql://.');
  const mediaS3 = readS3Settings(text);
  for (const name of ['PORTAL_DATA', 'PORTAL_MEDIA'])
    if (/^[a-z][a-z\d+.-]*:\/\//i.test(text(name) ?? ''))
      throw new SettingsError(
        `${name} names a directory, and this is an address. A bucket is named in PORTAL_MEDIA_S3_BUCKET, a database in DATABASE_URL.`,
      );
  const media = text('PORTAL_MEDIA') ?? (data === 'memory' ? 'memory' : join(data, 'media'));
  if (databaseUrl !== undefined && data === 'memory' && text('PORTAL_MEDIA') === undefined && !mediaS3)
    throw new SettingsError(
      'PORTAL_MEDIA must name a directory, or PORTAL_MEDIA_S3_BUCKET a bucket: DATABASE_URL keeps what PORTAL_DATA=memory would lose.',
    );
  const careTeamDelay = text('PORTAL_CARE_TEAM_DELAY');
  const host = text('PORTAL_HOST') ?? 'localhost';
  const parts = {
    stripe: readStripeSettings(text),
    smtp: readSmtpSettings(text),
    twilio: readTwilioSettings(text),
    mailchimp: readMailchimpSettings(text),
    calCom: readCalComSettings(text),
    pusher: readPusherSettings(text),
  };
  const laboratories = readLaboratories(text('PORTAL_LABORATORIES'));
  // 'Production' would be none of them, and leave the sandbox on.
  const production = oneOf('NODE_ENV', 'development', ENVIRONMENTS) === 'production';
  const secret = secretOf('PORTAL_SECRET');
  if (!production && parts.stripe && /^[sr]k_live_/.test(parts.stripe.secretKey))
    throw new SettingsError(
      'STRIPE_SECRET_KEY is a live key, so patients are charged: set NODE_ENV=production as well, or take a test key.',
    );
  const formerSecret = text('PORTAL_SECRET_FORMER') === 'database' ? 'database' : secretOf('PORTAL_SECRET_FORMER');
  if (secret !== undefined && secret === formerSecret)
    throw new SettingsError(
      'PORTAL_SECRET_FORMER is the same as PORTAL_SECRET; set PORTAL_SECRET to a new one, or remove PORTAL_SECRET_FORMER.',
    );
  if (production && secret === undefined)
    throw new SettingsError(
      'NODE_ENV=production needs PORTAL_SECRET, such as `openssl rand -hex 32` prints; where this database was served without one, also set PORTAL_SECRET_FORMER=database, so that patients can still sign in.',
    );
  const forPatients = [
    production && 'NODE_ENV=production',
    parts.stripe && 'STRIPE_SECRET_KEY',
    parts.smtp && 'PORTAL_SMTP_URL',
    parts.twilio && 'TWILIO_ACCOUNT_SID',
    parts.mailchimp && 'MAILCHIMP_API_KEY',
    parts.calCom && 'PORTAL_CALCOM_API_KEY',
    parts.pusher && 'PUSHER_APP_ID',
    laboratories.size > 0 && 'PORTAL_LABORATORIES',
  ].filter((reason) => typeof reason === 'string');
  const sandboxAsked = text('PORTAL_SANDBOX') && oneOf('PORTAL_SANDBOX', 'on', ['on', 'off']);
  return {
    port: integer('PORT', 4000, 0, 65_535),
    host,
    data,
    databaseUrl,
    media,
    mediaS3,
    clamd: readClamdSettings(text),
    secret,
    formerSecret,
    production,
    sandbox: sandboxSetting(sandboxAsked, host, forPatients),
    trustProxy: trustProxySetting(text('PORTAL_TRUST_PROXY')),
    rateLimit: integer('PORTAL_RATE_LIMIT', 1200, 0, 1_000_000),
    loginRateLimit: integer('PORTAL_LOGIN_RATE_LIMIT', 30, 0, 1_000_000),
    uploadRateLimit: integer('PORTAL_UPLOAD_RATE_LIMIT', 20, 0, 1_000_000),
    sessionIdle: integer('PORTAL_SESSION_IDLE', 30, 5, 1440),
    accessLogDays: integer('PORTAL_ACCESS_LOG_DAYS', SIX_YEARS, 30, 36_500),
    metricsToken: secretOf('PORTAL_METRICS_TOKEN'),
    drain: integer('PORTAL_DRAIN', 0, 0, 300),
    logLevel: oneOf('PORTAL_LOG', 'info', LOG_LEVELS),
    app: text('PORTAL_APP') === 'none' ? undefined : (text('PORTAL_APP') ?? 'dist/app'),
    brands: text('PORTAL_BRANDS') ?? 'services/backend/brands',
    catalogue: text('PORTAL_CATALOGUE') ?? 'services/backend/catalogue',
    mapsKey: text('PORTAL_MAPS_KEY'),
    collector: collectorSetting(text('PORTAL_COLLECTOR')),
    ...parts,
    laboratories,
    careTeamReply:
      text('PORTAL_CARE_TEAM_REPLY') === 'off'
        ? undefined
        : {
            after: integer('PORTAL_CARE_TEAM_REPLY', 2, 0, 86_400),
            typing: integer('PORTAL_CARE_TEAM_TYPING', 4, 0, 3600),
          },
    careTeamDelay: careTeamDelay === undefined ? undefined : integer('PORTAL_CARE_TEAM_DELAY', 0, 0, 86_400),
  };
}

/** The names of all settings: those that are asked for where none is set. */
function names(): ReadonlySet<string> {
  const read = new Set<string>();
  readSettings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  return read;
}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 *
 * @throws SettingsError
 */
export const settings = (environment: Environment): Settings => ({
  ...readSettings(environment),
  unknown: unknownSettings(environment, names()),
});
