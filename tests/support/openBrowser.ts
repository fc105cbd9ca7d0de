import axeCore from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium, quietFlags } from './findChromium.ts';

interface PatientOptions {
  readonly width?: number;
  readonly height?: number;
  /** The zone that the patient's device is in, by its IANA name. */
  readonly timezoneId?: string;
}

/** A browser whose pages report what went wrong in them. */
export interface WatchedBrowser {
  /** A page of a patient of its own: nothing is shared with other patients. */
  newPatient(options?: PatientOptions): Promise<WatchedPage>;
  close(): Promise<void>;
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

/** Starts a headless Chromium, whose camera shows a test picture once a page is allowed to use it. */
export async function openBrowser(): Promise<WatchedBrowser> {
  const browser: Browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...quietFlags, '--use-fake-device-for-media-stream'],
  });
  return {
    async newPatient({ width = 390, height = 844, timezoneId } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...(timezoneId !== undefined && { timezoneId }),
      });
      context.setDefaultTimeout(PATIENCE);
      // Put in by the browser itself: as a script of the page, the content policy would refuse it.
      await context.addInitScript({ content: axeCore.source });
      const complaints: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() === 'error' && !isRequestLine(message.text())) complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(String(error)));
        return page;
      };
      return {
        context,
        complaints,
        page: watch(await context.newPage()),
        newTab: async () => watch(await context.newPage()),
      };
    },
    close: () => browser.close(),
  };
}
