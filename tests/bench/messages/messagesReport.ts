import { chromium } from 'playwright-core';
import { findChromium, quietFlags } from '../../support/browser/findChromium.ts';
import { startPortal } from '../../support/portal/startPortal.ts';
import type { Report } from '../Report.ts';
import { say } from '../say.ts';
import { arrivalRow } from './arrivalRow.ts';
import { scrollRows } from './scrollRows.ts';
import { sendRow } from './sendRow.ts';
import { talk } from './talk.ts';

/** Messages of the built portal, as a patient sees them sent, arriving and scrolled. @param quick fewer rounds */
export async function messagesReport(quick: boolean): Promise<Report> {
  // Nobody else writes meanwhile.
  const portal = await startPortal({ env: { PORTAL_CARE_TEAM_REPLY: 'off' } });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...quietFlags] });
  try {
    const patient = await talk(browser, portal.url);
    await patient.careTeam.writes('Hello');
    say('measuring M1 and M2');
    const rounds = quick ? 5 : 25;
    const rows = [await sendRow(patient, portal.url, rounds), await arrivalRow(patient, portal.url, rounds)];
    say('measuring M3');
    return {
      differences: [],
      checked: 'What was sent is delivered, and what the care team has written stands on the page.',
      rows: [...rows, ...(await scrollRows(browser, patient, quick ? 2 : 5))],
    };
  } finally {
    await browser.close();
    await portal.stop();
  }
}
