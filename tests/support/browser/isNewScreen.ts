import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
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

/**
 * Whether no test of this run has examined a page that is built as this one is now. Who asks is to examine it: nobody after
 * them does. In a full run each is new.
 */
export async function isNewScreen(page: Page, within: string | undefined): Promise<boolean> {
  if (isFull) return true;
  const structure = await page.evaluate(structureOf, within);
  const name = createHash('sha256').update(structure).digest('hex');
  try {
    // Of all test workers one alone can make it.
    mkdirSync(join(dirname(inject('seededData')), `screen-${name}`));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
