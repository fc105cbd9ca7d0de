import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newScreen } from './newScreen.ts';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

interface AxeOptions {
  readonly resultTypes: readonly string[];
}

declare const axe: { run(within: string | Document, options: AxeOptions): Promise<{ violations: Violation[] }> };

/** Axe without its comments, which each page that is looked at would read again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Whether colors and places are what they will be: nothing that has an end is still moving. */
const isStill = () =>
  document.getAnimations().every(({ playState, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState !== 'running' || endTime === Infinity;
  });

/** Puts axe into a page and the frames in it, from the browser's side: as a script of the page, its policy would refuse it. */
async function putAxeInto(page: Page): Promise<void> {
  // A frame may have come since it was put into the page last.
  const present = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  if (present.every(Boolean)) return;
  const session = await page.context().newCDPSession(page);
  const worlds: number[] = [];
  session.on('Runtime.executionContextCreated', ({ context: { id, auxData } }) => {
    if (String(auxData?.['isDefault']) === 'true') worlds.push(id);
  });
  await session.send('Runtime.enable');
  for (const contextId of worlds) await session.send('Runtime.evaluate', { expression: axeSource, contextId });
  // Not detached: that would end what the browser emulates for the page, such as that it is offline.
}

/**
 * Finds nothing wrong with a page once it stands still. Screens that are built alike are examined once a run.
 *
 * @param within selector of the part that is looked at; the whole page where nothing is said
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.waitForFunction(isStill);
  const screen = await newScreen(page, within);
  if (!screen) return;
  await putAxeInto(page);
  const { violations } = await page.evaluate(
    // What is in order is not described in full.
    (part) => axe.run(part ?? document, { resultTypes: ['violations'] }),
    within,
  );
  if (violations.length > 0) screen.forget();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
