import { launch } from 'puppeteer-core';
import type { Hand } from './Hand.ts';

/** Opens a Firefox without a window, which is spoken to by WebDriver BiDi. @param executablePath of the browser */
export async function openFirefox(executablePath: string): Promise<Hand> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 390, height: 844 });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const at = (path: string) => page.locator(`::-p-xpath(${path})`);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    press: (path) => at(path).click(),
    type: async (path, text) => {
      await at(path).fill('');
      const handle = await at(path).waitHandle();
      await handle.type(text);
    },
    url: () => Promise.resolve(page.url()),
    text: async (path) => {
      const found = await page.$(`::-p-xpath(${path})`);
      return (await found?.evaluate(({ textContent }) => textContent)) ?? null;
    },
    complaints,
    close: () => browser.close(),
  };
}
