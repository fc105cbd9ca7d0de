import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import type { Organization } from '#schemas/wire/organization.ts';
import { callPortal } from '../../support/portal/callPortal.ts';
import { findChromium, quietFlags } from '../../support/browser/findChromium.ts';
import { startPortal } from '../../support/portal/startPortal.ts';
import type { Report } from '../Report.ts';
import type { Row } from '../Row.ts';
import { say } from '../say.ts';
import { buildBarePage } from './buildBarePage.ts';
import { checkFirstScreen } from './checkFirstScreen.ts';
import { coverageRows } from './coverage/coverageRows.ts';
import { dashboardPages } from './dashboardPages.ts';
import { entryPages, type EntryPage } from './entryPages.ts';
import { questionPage } from './questionPage.ts';
import { serveFolder } from './serveFolder.ts';
import { timeRows } from './timeRows.ts';
import { timeToForm } from './timeToForm.ts';
import { timeToUsable } from './timeToUsable.ts';
import type { UsablePage } from './PageContender.ts';
import { visitReport } from './visit/visitReport.ts';
import { dashboardRows, entryWeightRows, questionWeightRows } from './weightRows.ts';

/** A demo patient of each organization, by its host. */
const hosts = [
  ['localhost', 'ben@example.com'],
  ['evergreen.localhost', 'fern@example.com'],
] as const;

async function checkHost(browser: Browser, url: string, pages: readonly EntryPage[]): Promise<readonly string[]> {
  const { hostname } = new URL(url);
  const found = await callPortal(`${url}/v2/organizations/search?domain=${hostname}`, { method: 'GET' });
  const { settings }: Organization = JSON.parse(found);
  const differences: string[] = [];
  for (const page of pages) differences.push(...(await checkFirstScreen(browser, page, settings.brand)));
  return differences;
}

async function measure(browser: Browser, pages: readonly EntryPage[], url: string, bareUrl: string, rounds: number) {
  const bare: UsablePage = {
    name: 'bare React + XState page',
    url: bareUrl,
    press: '[type="submit"]',
    shows: 'p em',
  };
  const question = await questionPage(url);
  say('measuring B1 and B2');
  const rows: Row[] = [
    ...(await timeRows(
      browser,
      { id: 'B1', measure: 'form visible', limit: 0.45, time: timeToForm },
      { pages, bare, rounds },
    )),
    ...(await timeRows(
      browser,
      { id: 'B2', measure: 'visible', limit: 0.5, time: timeToForm },
      { pages: [question], bare, rounds },
    )),
    ...(await timeRows(
      browser,
      { id: 'B2', measure: 'usable', limit: 1.25, time: timeToUsable },
      { pages: [question], bare, rounds },
    )),
  ];
  say('measuring B2b');
  const dashboard = await dashboardPages(url);
  const form: UsablePage = { name: bare.name, url: bareUrl, shows: 'form' };
  rows.push(
    ...(await timeRows(
      browser,
      { id: 'B2b', measure: 'data visible', limit: 1.2, time: timeToUsable },
      { pages: dashboard, bare: form, rounds },
    )),
  );
  say('measuring B3, B4 and B7');
  for (const page of dashboard) rows.push(...(await dashboardRows(browser, page)));
  for (const page of pages) rows.push(...(await entryWeightRows(browser, page)));
  rows.push(...(await questionWeightRows(browser, question)));
  say('measuring B3b');
  rows.push(...(await coverageRows(browser, [question, ...dashboard.slice(0, 1)])));
  return rows;
}

/** The entry pages of the built portal beside a bare page, on a slow phone. @param quick fewer rounds */
export async function pagesReport(quick: boolean): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'bare-page-'));
  const portal = await startPortal();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...quietFlags] });
  try {
    await buildBarePage({ page: 'bare', directory });
    const bare = await serveFolder(directory);
    say('looking at the first screens without code');
    const differences: string[] = [];
    const measured: EntryPage[] = [];
    for (const [host, email] of hosts) {
      const url = portal.url.replace('localhost', host);
      const pages = await entryPages(url, email);
      differences.push(...(await checkHost(browser, url, pages)));
      if (url === portal.url) measured.push(...pages);
    }
    const rows = differences.length > 0 ? [] : await measure(browser, measured, portal.url, bare.url, quick ? 3 : 11);
    bare.close();
    say('measuring B5 and B6');
    const visit = differences.length > 0 ? undefined : await visitReport(browser, portal.url, quick ? 1 : 5);
    return {
      differences: [...differences, ...(visit?.differences ?? [])],
      checked:
        'Without code every first screen shows its headings, fields and button, in the brand of its host. Each question of ' +
        'the visits is the one that the engine asks, with its options.',
      rows: [...rows, ...(visit?.rows ?? [])].toSorted((one, other) => one.id.localeCompare(other.id)),
    };
  } finally {
    await browser.close();
    await portal.stop();
    rmSync(directory, { recursive: true });
  }
}
