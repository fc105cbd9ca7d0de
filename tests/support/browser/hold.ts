import type { Page } from 'playwright-core';

/** Nothing waits yet. */
const noop = () => undefined;

/** Holds the requests of a page to a pattern of addresses. @returns lets them go */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let free: () => void = noop;
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return free;
}
