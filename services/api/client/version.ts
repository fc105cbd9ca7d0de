const isVersion = (value: unknown): value is { readonly scripts: readonly string[] } =>
  typeof value === 'object' &&
  value !== null &&
  'scripts' in value &&
  Array.isArray(value.scripts) &&
  value.scripts.length > 0 &&
  value.scripts.every((path) => typeof path === 'string');

/** Whether the server has a newer version of this document; false if that cannot be determined. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const told: unknown = answer.ok ? await answer.json() : undefined;
    if (!isVersion(told)) return false;
    // A version is identified by its main script, which the document loads or preloads.
    return told.scripts.every((path) => !document.querySelector(`script[src="/${path}"], link[href="/${path}"]`));
  } catch {
    return false;
  }
}
