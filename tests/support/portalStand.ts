import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { answeredVisit } from './answeredVisit.ts';
import { openVisit } from './checkoutSteps.ts';
import { openBrowser, type WatchedBrowser, type WatchedPage } from './openBrowser.ts';
import { copyOfSeededData } from './seededData.ts';
import { startPortal, type RunningPortal } from './startPortal.ts';

const begun = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('portal and browser are there once the tests of a file run');
  return thing;
};

/** A portal and a browser for the tests of one file, begun before the first of them and ended after the last. */
export function portalStand() {
  let portal: RunningPortal | undefined;
  let browser: WatchedBrowser | undefined;
  let removeData: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const { data, remove } = await copyOfSeededData();
    removeData = remove;
    [portal, browser] = await Promise.all([startPortal({ data }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
    await removeData?.();
  });
  return {
    get portal() {
      return begun(portal);
    },
    get browser() {
      return begun(browser);
    },
    /** A visit with its questions answered, open in a browser at a section. */
    async begin(email: string, slug: string, section: string, { url = begun(portal).url, width = 390 } = {}) {
      const visit = await answeredVisit(url, email, slug);
      const patient = await begun(browser).newPatient({ width, height: width > 1000 ? 900 : 844 });
      await openVisit(patient.page, url, email, visit, section);
      return { visit, patient, page: patient.page, open: (path: string) => patient.page.goto(url + path) };
    },
  };
}

/** Nothing went wrong in the browser: no error, nothing that the content policy refused. */
export const noComplaints = ({ complaints }: WatchedPage): void => expect(complaints).toEqual([]);

/** Waits until a text is on the page. */
export const says = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

/** The address of a patient's dashboard. */
export const dashboard = /\/dashboard\/[0-9a-f]{24}\/profile$/;
