import type { Browser } from 'playwright-core';
import type { Row } from '../Row.ts';
import type { UsablePage } from './PageContender.ts';
import { shiftOf } from './shiftOf.ts';
import { weightOf } from './weightOf.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

interface Budget {
  readonly id: string;
  readonly measure: string;
  readonly used: number;
  readonly most: number;
  /** What is used, where it takes more words. */
  readonly text: string;
  readonly budget: string;
}

const rowOf = ({ id, measure, used, most, text, budget }: Budget): Row => ({
  id,
  measure,
  against: 'budget',
  figures: { engine: text, reference: budget },
  ratio: used / most,
  limit: 1,
  gate: false,
});

const codeRow = (name: string, { files, gzip }: { readonly files: number; readonly gzip: number }, most: number) =>
  rowOf({
    id: 'B3',
    measure: `code before usable, ${name}`,
    used: gzip,
    most,
    text: `${kilobytes(gzip)} gzip, ${files} files`,
    budget: kilobytes(most),
  });

/** What a page of the dashboard loads until its code has taken it over, and how far what is there already moves. */
export async function dashboardRows(browser: Browser, page: UsablePage): Promise<readonly Row[]> {
  const shift = await shiftOf(browser, page);
  const { code } = await weightOf(browser, { ...page, shows: `html[data-alive] :is(${page.shows})` });
  return [
    codeRow(page.name, code, 150_000),
    rowOf({
      id: 'B7',
      measure: `layout shift, ${page.name}`,
      used: shift,
      most: 0.02,
      text: shift.toFixed(4),
      budget: '0.02',
    }),
  ];
}

/** What a page may take before it is usable. Bytes, but for the requests. */
interface Allowed {
  readonly code: number;
  readonly screen: number;
  readonly requests: number;
}

/** What a page loads before it is usable, against what it may. */
async function weightRows(browser: Browser, page: UsablePage, allowed: Allowed): Promise<readonly Row[]> {
  const { name } = page;
  const { code, screen, requests } = await weightOf(browser, page);
  const requestRow = (which: string, used: number) =>
    rowOf({
      id: 'B4',
      measure: `requests${which}, ${name}`,
      used,
      most: allowed.requests,
      text: String(used),
      budget: String(allowed.requests),
    });
  return [
    codeRow(name, code, allowed.code),
    rowOf({
      id: 'B4',
      measure: `HTML and style, ${name}`,
      used: screen.sent,
      most: allowed.screen,
      text: `${kilobytes(screen.sent)} sent, ${kilobytes(screen.gzip)} gzip`,
      budget: kilobytes(allowed.screen),
    }),
    requestRow(' but pictures and fonts', requests.plain),
    requestRow(', all', requests.all),
  ];
}

/** What an entry page loads before its form can be sent. */
export const entryWeightRows = (browser: Browser, page: UsablePage) =>
  weightRows(browser, page, { code: 90_000, screen: 14_000, requests: 4 });

/** What a question loads before it can be answered. */
export const questionWeightRows = (browser: Browser, page: UsablePage) =>
  weightRows(browser, page, { code: 130_000, screen: 14_000, requests: 8 });
