const isVersion = (value: unknown): value is { readonly version: string } =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string';

/** Whether the server has a newer version of the portal than this page; false if that cannot be determined. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' });
    const told: unknown = answer.ok ? await answer.json() : undefined;
    // A version is identified by its main script, which the document loads or preloads.
    const own = [...document.querySelectorAll('script[src], link[href]')];
    return (
      isVersion(told) &&
      own.every((element) =>
        [element.getAttribute('src'), element.getAttribute('href')].every((path) => path !== `/${told.version}`),
      )
    );
  } catch {
    return false;
  }
}
