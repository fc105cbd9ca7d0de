import { SettingsError } from './SettingsError.ts';

/** How the backend runs. Everything comes from the environment, see `.env.example`. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A directory, or `memory` to keep nothing. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** Signs access tokens; generated and kept in the database where none is given. */
  readonly secret: string | undefined;
  readonly sandbox: boolean;
  /** Whether `X-Forwarded-*` headers of the proxy in front are believed. */
  readonly trustProxy: boolean;
  /** Requests a minute and address; 0 is no limit. */
  readonly rateLimit: number;
  readonly loginRateLimit: number;
  readonly logLevel: string;
  /** The directory of the built portal; undefined serves the API alone. */
  readonly app: string | undefined;
}

interface Environment {
  readonly [name: string]: string | undefined;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 *
 * @throws SettingsError
 */
export function settings(environment: Environment): Settings {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const integer = (name: string, fallback: number, lowest: number, highest: number) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (!/^\d+$/.test(given) || value < lowest || value > highest)
      throw new SettingsError(`${name} is '${given}'; it must be a whole number from ${lowest} to ${highest}.`);
    return value;
  };
  const oneOf = (name: string, fallback: string, allowed: readonly string[]) => {
    const given = text(name) ?? fallback;
    if (!allowed.includes(given))
      throw new SettingsError(`${name} is '${given}'; it must be one of ${allowed.join(', ')}.`);
    return given;
  };

  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingsError('DATABASE_URL must begin with postgres:// or postgresql://.');
  const secret = text('PORTAL_SECRET');
  if (secret !== undefined && secret.length < 32)
    throw new SettingsError(`PORTAL_SECRET has ${secret.length} characters; it needs at least 32.`);
  return {
    port: integer('PORT', 4000, 0, 65_535),
    host: text('PORTAL_HOST') ?? 'localhost',
    data: text('PORTAL_DATA') ?? '.data',
    databaseUrl,
    secret,
    sandbox: oneOf('PORTAL_SANDBOX', 'on', ['on', 'off']) === 'on',
    trustProxy: oneOf('PORTAL_TRUST_PROXY', 'off', ['on', 'off']) === 'on',
    rateLimit: integer('PORTAL_RATE_LIMIT', 1200, 0, 1_000_000),
    loginRateLimit: integer('PORTAL_LOGIN_RATE_LIMIT', 30, 0, 1_000_000),
    logLevel: oneOf('PORTAL_LOG', 'info', LOG_LEVELS),
    app: text('PORTAL_APP') ?? 'dist/app',
  };
}
