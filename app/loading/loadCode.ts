const files = new Map<string, Promise<unknown>>();

/** What the document has brought itself. */
const isThere = (href: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].some(
    (element) => (element instanceof HTMLLinkElement ? element.href : element.src) === href,
  );

/** Has the browser keep a file, so that whoever imports it afterward finds it. */
async function keep(href: string): Promise<void> {
  const response = await fetch(href);
  if (!response.ok) throw new TypeError(`${href} could not be loaded: ${response.status}`);
  await response.arrayBuffer();
}

function applySheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new TypeError(`${href} could not be loaded`));
    });
    sheet.href = href;
    document.head.append(sheet);
  });
}

/** Loads a file once; one that failed is tried again. */
function once(href: string): Promise<unknown> {
  let file = files.get(href);
  if (!file) {
    file = isThere(href) ? Promise.resolve() : href.endsWith('.css') ? applySheet(href) : keep(href);
    files.set(href, file);
    file.catch(() => {
      files.delete(href);
      // A server of a newer version has it no more: the banner looks (`app/version`).
      window.dispatchEvent(new Event('portal:missed'));
    });
  }
  return file;
}

/** The file that a function imports, as the build writes it: `() => import('./Page-Dq6X.js')`. */
const importedBy = (load: () => Promise<unknown>): string | undefined => {
  const [, name] = /import\(\s*[`'"]\.\/([^`'"]+)[`'"]\s*\)/.exec(String(load)) ?? [];
  return name === undefined ? undefined : `assets/${name}`;
};

const hrefOf = (path: string): string => new URL(`/${path}`, location.href).href;

/** How often the import of a module has failed. */
const failures = new Map<string, number>();

/**
 * Imports a module. A browser that could not fetch one when it was imported never asks for its address again as long as the
 * document lives; it asks for another.
 */
async function importModule<Module>(load: () => Promise<Module>, href: string): Promise<Module> {
  const failed = failures.get(href) ?? 0;
  try {
    return await (failed === 0 ? load() : import(/* @vite-ignore */ `${href}?${failed}`));
  } catch (error) {
    failures.set(href, failed + 1);
    throw error;
  }
}

/**
 * Imports code that is loaded later, with everything that it needs. Its files are fetched before: patients are offline for a
 * moment, and what a module needs is not asked for again under another address.
 *
 * @param load imports it
 * @param needed the files that it needs, from the portal's root
 * @throws TypeError where a file cannot be loaded now; the next call tries again
 */
export async function loadCode<Module>(load: () => Promise<Module>, needed: readonly string[] = []): Promise<Module> {
  const imported = importedBy(load);
  const hrefs = new Set([...needed, ...(imported === undefined ? [] : [imported])].map(hrefOf));
  await Promise.all([...hrefs].map(once));
  return imported === undefined ? load() : importModule(load, hrefOf(imported));
}
