import { createHash } from 'node:crypto';
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { structureOf } from '#stories/walks/structureOf.ts';
import { isFull } from '../full.ts';

/** A screen that nobody has examined before. */
interface NewScreen {
  /** Has the next test that comes to it examine it again: what is wrong with it is wrong at a second try, too. */
  forget(): void;
}

/**
 * The screen of a page, if no test of this run has examined one that is built as it is now. Who asks is to examine it: nobody
 * after them does. In a full run each is new.
 */
export async function newScreen(page: Page, within: string | undefined): Promise<NewScreen | undefined> {
  if (isFull) return { forget: () => undefined };
  const structure = await page
    .locator(within ?? 'html')
    .first()
    .evaluate(structureOf);
  const { hostname } = new URL(page.url());
  const name = createHash('sha256').update(`${hostname} ${within} ${structure}`).digest('hex');
  const folder = join(inject('portalsFolder'), `screen-${name}`);
  try {
    // Of all test workers one alone can make it.
    mkdirSync(folder);
    return { forget: () => rmdirSync(folder) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}
