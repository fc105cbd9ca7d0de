import { SettingsError } from './SettingsError.ts';

/** Characters of a secret at least. */
const LEAST = 32;

/** Of them, so many different ones. */
const DIFFERENT = 8;

/**
 * Reads the laboratories that may send results, such as `northlab=<secret>,westlab=<secret>`: the secret of each by its name.
 * An error never repeats a secret.
 *
 * @throws SettingsError
 */
export function readLaboratories(given: string | undefined): ReadonlyMap<string, string> {
  const laboratories = new Map<string, string>();
  for (const [at, part] of (given?.split(',') ?? []).entries()) {
    const [, name, secret] = /^\s*([a-z][a-z0-9-]{0,30})=(\S+)\s*$/.exec(part) ?? [];
    if (name === undefined || secret === undefined || name === 'sandbox')
      throw new SettingsError(
        `PORTAL_LABORATORIES must be names with secrets, such as northlab=secret,westlab=secret; number ${at + 1} is none, or is named sandbox.`,
      );
    if (secret.length < LEAST)
      throw new SettingsError(
        `The secret of ${name} in PORTAL_LABORATORIES needs at least ${LEAST} characters, such as of: openssl rand -hex 32`,
      );
    if (new Set(secret).size < DIFFERENT)
      throw new SettingsError(
        `The secret of ${name} in PORTAL_LABORATORIES repeats itself; take one such as \`openssl rand -hex 32\` prints.`,
      );
    const [twin] = [...laboratories].find(([, known]) => known === secret) ?? [];
    if (twin !== undefined && twin !== name)
      throw new SettingsError(
        `${twin} and ${name} have the same secret in PORTAL_LABORATORIES, so that each could sign as the other; give each its own.`,
      );
    if (laboratories.has(name)) throw new SettingsError(`PORTAL_LABORATORIES names ${name} twice.`);
    laboratories.set(name, secret);
  }
  return laboratories;
}
