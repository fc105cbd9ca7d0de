import type { Browser } from 'playwright-core';
import type { Row } from '../Row.ts';
import type { UsablePage } from './PageContender.ts';
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

/** What an entry page loads before its form can be sent, against what it may. */
export async function entryWeightRows(browser: Browser, page: UsablePage): Promise<readonly Row[]> {
  const { name } = page;
  const { code, screen, requests } = await weightOf(browser, page);
  const requestRow = (which: string, used: number) =>
    rowOf({ id: 'B4', measure: `requests${which}, ${name}`, used, most: 4, text: String(used), budget: '4' });
  return [
    codeRow(name, code, 105_000),
    rowOf({
      id: 'B4',
      measure: `HTML and style, ${name}`,
      used: screen.sent,
      most: 14_000,
      text: `${kilobytes(screen.sent)} sent, ${kilobytes(screen.gzip)} gzip`,
      budget: kilobytes(14_000),
    }),
    requestRow(' but pictures and fonts', requests.plain),
    requestRow(', all', requests.all),
  ];
}

/** The code that a page behind the login loads before it is usable, against what it may. */
export async function questionWeightRow(browser: Browser, page: UsablePage): Promise<Row> {
  const { code } = await weightOf(browser, page);
  return codeRow(page.name, code, 135_000);
}
