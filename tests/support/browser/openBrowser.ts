import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { count } from '../count.ts';
import { cameraFlags, findChromium, quietFlags } from './findChromium.ts';

interface PatientOptions {
  readonly width?: number;
  readonly height?: number;
  /** The zone that the patient's device is in, by its IANA name. */
  readonly timezoneId?: string;
}

/** A browser whose pages report what went wrong in them. */
export interface WatchedBrowser {
  /** A page of a patient of its own, open until the test ends: nothing is shared with other patients. */
  newPatient(options?: PatientOptions): Promise<WatchedPage>;
}

export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught errors and violations of the content policy so far. */
  readonly complaints: readonly string[];
  /** Another tab of the same patient. */
  readonly newTab: () => Promise<Page>;
}

/** Milliseconds until a page is given up; a busy machine may take its time. */
const PATIENCE = 90_000;

/** Failed requests are part of some tests; the browser's own line about them is no fault of the page. */
const isRequestLine = (text: string) => text.startsWith('Failed to load resource');

/** What a page shows, and the answers that it was not meant to get: what a test that failed may have stumbled over. */
async function describePage(page: Page, failures: readonly string[]): Promise<string> {
  const texts = await page
    .locator('body, [role="dialog"]')
    .allInnerTexts()
    .catch((error: unknown) => [String(error)]);
  return [page.url(), ...failures, ...texts.map((text) => text.slice(0, 1500)), ''].join('\n');
}

let running: Promise<Browser> | undefined;

const launch = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: [...quietFlags, ...cameraFlags],
  });

/**
 * The headless Chromium of this test worker, whose camera shows a test picture once a page is allowed to use it. All files
 * of the worker share it; it ends with the worker.
 */
export async function openBrowser(): Promise<WatchedBrowser> {
  const browser = await (running ??= launch());
  return {
    async newPatient({ width = 390, height = width > 1000 ? 900 : 844, timezoneId } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...(timezoneId !== undefined && { timezoneId }),
      });
      context.setDefaultTimeout(PATIENCE);
      const complaints: string[] = [];
      const failures: string[] = [];
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail')
          for (const page of context.pages())
            process.stderr.write(await describePage(page, [...complaints, ...failures]));
        // What a test leaves open would go on working beside the tests after it. A request that it answers by itself may be
        // under way still: what its handler then misses in the closed page is no fault.
        if (context.pages().length > 0)
          for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      });
      const watch = (page: Page) => {
        count('pages opened');
        page.on('console', (message) => {
          if (message.type() === 'error' && !isRequestLine(message.text())) complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('requestfailed', (request) => failures.push(`${request.failure()?.errorText} ${request.url()}`));
        page.on('response', (answer) => {
          if (answer.status() >= 400) failures.push(`${answer.status()} ${answer.url()}`);
        });
        return page;
      };
      return {
        context,
        complaints,
        page: watch(await context.newPage()),
        newTab: async () => watch(await context.newPage()),
      };
    },
  };
}
