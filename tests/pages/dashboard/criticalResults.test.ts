import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { deliverBundle } from '#services/backend/sandbox/laboratory/deliverBundle.ts';
import { givePanel } from '#tests/support/backend/labFixture.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';

const fixture = pageFixture();

const alert = async () => within(await screen.findByRole('region', { name: 'Urgent lab result' }));
const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' });
const links = (of: Awaited<ReturnType<typeof alert>>) =>
  of.getAllByRole('link').map((link) => link.getAttribute('href'));

/** What no page says next to a critical value that is not explained. */
const REFUSED =
  /your results are here|results ready|usual time|lab tests to order|start visit|recommended|will reach you|nothing to do|is fine/i;

/** A patient with a potassium of 6.7 that nobody has explained, and who could start a visit. */
async function alarmed() {
  const gus = await fixture.like('gus');
  const { tenant, portal, time } = fixture.backend;
  const panelId = await givePanel(fixture.backend, { id: gus.userId, org: tenant.id });
  const at = (hours: number) => new Date(time.now.getTime() - hours * 3_600_000).toISOString();
  await deliverBundle(portal, tenant, {
    order: panelId,
    patient: gus.userId,
    identifier: panelId,
    collected: at(30),
    issued: at(2),
    results: [
      { code: '2823-3', value: 6.7, unit: 'mmol/L' },
      { code: '2093-3', value: 170, unit: 'mg/dL' },
    ],
  });
  const [panel] = await gus.call<LabPanel[]>('GET', '/v2/labs/patient/panels');
  if (!panel?.latestReport) throw new Error('the report is there');
  return { patient: gus, report: panel.latestReport._id, of: `/labs/${panelId}`, panelId };
}

const isFirst = (element: HTMLElement, other: HTMLElement) =>
  element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;

describe('a critical lab result', () => {
  it('comes first on home with its value, a call, a message and 911, and nothing is sold or reassures', async () => {
    const { patient, of } = await alarmed();
    const { user } = await fixture.arrive(patient);
    await heading(/^Hi,/);
    const shown = await alert();
    shown.getByText('Potassium: 6.7 mmol/L');
    shown.getByText('Call your care team now. If you feel unwell, or nobody answers, call 911.');
    expect(links(shown)).toEqual(['tel:+18005550142', `/messages/${patient.userId}/new`, 'tel:911', of]);
    await screen.findByRole('heading', { name: 'Questions?' });
    const main = screen.getByRole('main');
    expect(main.textContent).not.toMatch(REFUSED);
    const [first] = within(main).getAllByRole('region');
    expect(first?.getAttribute('aria-label')).toBe('Urgent lab result');
    await user.click(shown.getByRole('link', { name: 'Message your care team' }));
    await waitFor(() => expect(location.pathname).toContain('/messages'));
    fixture.noComplaints();
  });

  it('comes before everything on each page of its lab test', async () => {
    const { patient, report, of } = await alarmed();
    await fixture.arrive(patient, of);
    for (const path of [
      '',
      '/biomarkers',
      `/history/${report}`,
      `/analysis-summary/${report}`,
      '/assessment-overview/next',
    ]) {
      await fixture.load(`${of}${path}`);
      const shown = await alert();
      shown.getByText('Potassium: 6.7 mmol/L');
      const title = await screen.findByRole('heading', { level: 1 });
      expect(isFirst(screen.getByRole('region', { name: 'Urgent lab result' }), title)).toBe(true);
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(screen.getByRole('main').textContent).not.toMatch(REFUSED);
    }
    for (const list of ['/labs', `/dashboard/${patient.userId}/labs`]) {
      await fixture.load(list);
      await heading('Labs');
      await alert();
      expect(screen.getAllByRole('region', { name: 'Urgent lab result' })).toHaveLength(1);
      expect(screen.getByRole('main').textContent).not.toMatch(REFUSED);
    }
    fixture.noComplaints();
  });

  it('is said no more once the care team has closed its task', async () => {
    const { patient, of, panelId } = await alarmed();
    await patient.call('POST', '/sandbox/simulate/close-lab-alert', { panelId });
    await fixture.arrive(patient, of);
    await heading('Results ready');
    expect(screen.queryByRole('region', { name: 'Urgent lab result' })).toBeNull();
    await screen.findByText('Your care team closed an alert');
    await screen.findByText(
      /^Potassium: 6\.7 mmol\/L\. It was closed on .* If you haven’t heard from them, contact them now\./,
    );
    await screen.findByRole('region', { name: 'What to look at first' });
    await waitFor(async () => {
      const [panel] = await patient.call<LabPanel[]>('GET', '/v2/labs/patient/panels');
      expect(panel?.ended).toMatchObject([{ seen: true }]);
    });
    await fixture.load('/dashboard');
    await heading(/^Hi,/);
    await screen.findByText('Your care team closed an alert');
    await screen.findAllByRole('link', { name: 'See your results' });
    await screen.findByRole('heading', { name: 'Questions?' });
    expect(screen.getByRole('main').textContent).not.toMatch(/nothing to do/i);
    expect(screen.queryByText(/what your provider says/)).toBeNull();
    fixture.noComplaints();
  });
});

describe('results with a provider’s note', () => {
  it('are offered on home with the note', async () => {
    await fixture.arrive(await fixture.chloe());
    await screen.findByText('Your results are here, with what your provider says about them.');
    fixture.noComplaints();
  });
});
