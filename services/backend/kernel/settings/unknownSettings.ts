import { distance } from 'fastest-levenshtein';
import { SettingsError } from './SettingsError.ts';

/** How many letters may be wrong for a name to be a slip of another one. */
const SLIP = 2;

/** Names with fewer letters are near to others by chance. */
const SHORTEST = 8;

const OWN = 'PORTAL_';

/** Read by the proxy that `deploy/` puts in front, from the same file. */
const READ_BY_PROXY: ReadonlySet<string> = new Set(['PORTAL_DOMAIN', 'PORTAL_SERVERS']);

/** What Kubernetes tells every container of a service that is called `portal`. */
const OF_KUBERNETES = /^PORTAL_(?:SERVICE_(?:HOST|PORT\w*)|PORT(?:_\d+_(?:TCP|UDP)\w*)?)$/;

const isOfKubernetes = (name: string, value = ''): boolean =>
  OF_KUBERNETES.test(name) && (name !== 'PORTAL_PORT' || /^(?:tcp|udp):/.test(value));

/** Beginnings of names that are settings of the services which the portal uses. */
const OF_SERVICES = /^(?:(?:STRIPE|TWILIO|MAILCHIMP|PUSHER)_|(?:DB|POSTGRES|POSTGRESQL|PG)_?UR[LI]$|TRUST_PROXY$)/;

const isLikeOurs = (name: string): boolean => name.startsWith(OWN) || OF_SERVICES.test(name);

/** The setting that a name was meant for, if it looks like one. */
function meantBy(name: string, known: ReadonlySet<string>): string | undefined {
  const upper = name.toUpperCase();
  if (known.has(upper)) return upper;
  const withoutOwn = upper.startsWith(OWN) ? upper.slice(OWN.length) : upper;
  if (known.has(withoutOwn)) return withoutOwn;
  // NODE_ENVIRONMENT=production would leave the sandbox on.
  if (upper.startsWith('NODE_ENV')) return 'NODE_ENV';
  return [...known].find((setting) => setting.length >= SHORTEST && distance(upper, setting) <= SLIP);
}

/**
 * Finds what was meant as a setting and is none. A name near that of a setting is refused: `PORTAL_SANDOX=off` would leave
 * the sandbox on. Other names are only told of, because the settings of a newer version stay there after a rollback.
 *
 * @param known the names of all settings
 * @returns the names that begin as ours do and that nothing reads
 * @throws SettingsError
 */
export function unknownSettings(
  environment: { readonly [name: string]: string | undefined },
  known: ReadonlySet<string>,
): readonly string[] {
  const others = Object.keys(environment).filter(
    (name) =>
      (/^[A-Z][A-Z\d_]+$/.test(name) || name.toUpperCase().startsWith(OWN) || known.has(name.toUpperCase())) &&
      !known.has(name) &&
      !isOfKubernetes(name, environment[name]) &&
      !READ_BY_PROXY.has(name),
  );
  for (const name of others) {
    const meant = meantBy(name, known);
    // What somebody else reads may look like one of ours that is set as well.
    if (meant !== undefined && (name.toUpperCase().startsWith(OWN) || environment[meant] === undefined))
      throw new SettingsError(`${name} is no setting. Write ${meant} if you mean that one, or remove ${name}.`);
  }
  return others.filter((name) => isLikeOurs(name.toUpperCase()));
}
