import type { Page } from 'playwright-core';

/** Keeps the JSON bodies that a page sends from now on, by method and path; the browser's own record of a call has none. */
export async function sentBodies(page: Page) {
  await page.addInitScript(() => {
    const fetch = window.fetch.bind(window);
    const bodies: unknown[] = [];
    Reflect.set(window, 'sentBodies', bodies);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { method, url } = request;
      if (method !== 'GET') {
        const body = await request
          .clone()
          .json()
          .catch(() => null);
        bodies.push([`${method} ${new URL(url).pathname}`, body]);
      }
      return fetch(request);
    };
  });
  return () => page.evaluate<readonly (readonly [string, unknown])[]>(() => Reflect.get(window, 'sentBodies'));
}
