import { screen, waitFor, within, type Matcher } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { deliverBundle } from '#services/backend/sandbox/laboratory/deliverBundle.ts';
import { givePanel } from '#tests/support/backend/labFixture.ts';
import { deviceZone } from '../../support/page/deviceZone.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';

const fixture = pageFixture();

const heading = (name: Matcher) => screen.findByText(name, { selector: 'h1' });

/** A patient with results of two draws, by a laboratory that writes midnight of UTC. */
async function measured() {
  const gus = await fixture.like('gus');
  const { tenant, portal } = fixture.backend;
  const panelId = await givePanel(fixture.backend, { id: gus.userId, org: tenant.id });
  for (const [day, value] of [
    ['2025-11-20', 118],
    ['2026-02-20', 140],
  ] as const)
    await deliverBundle(portal, tenant, {
      order: panelId,
      patient: gus.userId,
      identifier: `${day} ${panelId}`,
      collected: `${day}T00:00:00Z`,
      issued: `${day}T00:00:00Z`,
      results: [{ code: '13457-7', value, unit: 'mg/dL' }],
    });
  const [panel] = await gus.call<LabPanel[]>('GET', '/v2/labs/patient/panels');
  if (!panel?.latestReport) throw new Error('the report is there');
  return { patient: gus, report: panel.latestReport._id, of: `/labs/${panelId}` };
}

// 14 hours ahead of UTC, and 10 behind it: no other places are farther from the laboratory's midnight.
it.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])(
  'a patient in %s reads the day that the laboratory wrote on page, lists, biomarker and trends',
  async (zone) => {
    deviceZone(zone);
    const { patient, report, of } = await measured();
    await fixture.arrive(patient, of);
    await heading('Results ready');
    await screen.findByText('Since November 20, 2025: 1 result left the range.');
    for (const [path, title] of [
      ['', 'Results ready'],
      ['/history', 'History'],
      [`/history/${report}`, 'Lab report of February 20, 2026'],
      ['/biomarker/ldl-c', 'LDL cholesterol'],
      ['/trends', 'Trends'],
    ] as const) {
      await fixture.load(`${of}${path}`);
      await heading((_text, element) => element?.textContent === title);
      const main = screen.getByRole('main');
      await waitFor(() => expect(within(main).getAllByText(/February 20, 2026/).length).toBeGreaterThan(0));
      expect(main.textContent).not.toMatch(/(February|November) (19|21), 202\d/);
    }
    fixture.noComplaints();
  },
);
