import type { Browser, Page } from 'playwright-core';
import type { PageContender } from './PageContender.ts';

/** The screen of a phone. */
export const viewport = { width: 390, height: 844 };
const CPU_SLOWED = 4;
const LATENCY = 150;
const BYTES_A_SECOND = 1_600_000 / 8;

/** Opens an empty page of a browser that has loaded nothing before: 390x844, CPU slowed 4 times, 150 ms and 1.6 Mbps. */
export async function openSlowPage(browser: Browser, { prepare }: PageContender): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await prepare?.(context);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  return page;
}
