import { createHash } from 'node:crypto';
import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { isFull } from '../full.ts';

/** What stands on a page but for its texts and ids: what is examined of it is the same wherever this is. */
const structureOf = (part: string | undefined) => {
  const REFERENCES =
    /^(id|for|name|value|href|src|srcset|aria-(labelledby|describedby|controls|owns|activedescendant))$/;
  const describe = (element: Element): string => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      // Whether it is there and whether it is empty counts, what it says is another for each patient.
      REFERENCES.test(name) || /label|title|alt|valuetext/.test(name)
        ? `${name}=${value.trim() !== ''}`
        : `${name}=${value}`,
    );
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    return `<${element.localName} ${attributes.sort().join(' ')}${hasText ? ' …' : ''}>${[...element.children].map(describe).join('')}</>`;
  };
  const root = (part === undefined ? null : document.querySelector(part)) ?? document.documentElement;
  return `${location.hostname} ${innerWidth} ${document.documentElement.className} ${part ?? ''} ${describe(root)}`;
};

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
  const structure = await page.evaluate(structureOf, within);
  const name = createHash('sha256').update(structure).digest('hex');
  const folder = join(dirname(inject('seededData')), `screen-${name}`);
  try {
    // Of all test workers one alone can make it.
    mkdirSync(folder);
    return { forget: () => rmdirSync(folder) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return undefined;
    throw error;
  }
}
