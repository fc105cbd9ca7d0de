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

interface HeldAnswer {
  /** Settles once the server has answered. */
  readonly answered: Promise<void>;
  /** Lets the answer through; a page that does not wait for it any more gets none. */
  readonly release: () => void;
}

/** Holds the server's answer to the next request of a page to a pattern of addresses. */
export async function holdAnswer(page: Page, addresses: string): Promise<HeldAnswer> {
  let release: () => void = noop;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let tell: () => void = noop;
  const answered = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(
    addresses,
    async (route) => {
      const response = await route.fetch();
      tell();
      await released;
      await route.fulfill({ response }).catch(noop);
    },
    { times: 1 },
  );
  return { answered, release: () => release() };
}
