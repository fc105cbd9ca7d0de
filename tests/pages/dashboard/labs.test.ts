import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import { loadApart } from '#services/backend/starting.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { pdfText } from '../../support/files/pdfText.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';

const fixture = pageFixture();

// As on a server, before patients come: what draws documents is loaded.
await loadApart();
await import('#services/backend/modules/labs/reading/drawResults.ts');

const heading = (name: string | RegExp) => screen.findByText(name, { selector: 'h1' });
const main = () => within(screen.getByRole('main'));
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const SHOW = { name: 'Show the report' };

/** Chloe and her lab test, whose results of a year are there. */
async function measured() {
  const chloe = await fixture.chloe();
  const [panel] = await chloe.call<LabPanel[]>('GET', '/v2/labs/patient/panels');
  const report = panel?.latestReport?._id;
  if (!panel || report === undefined) throw new Error('chloe has a lab test with results');
  return { chloe, panel: panel._id, report, of: `/labs/${panel._id}` };
}

describe('the labs', () => {
  it('lead from the navigation to the latest results, and on to each biomarker and report', async () => {
    const { chloe, of } = await measured();
    const { user } = await fixture.arrive(chloe, '/shop');
    const navigation = within(await screen.findByRole('navigation', { name: 'Main pages' }));
    const link = navigation.getByRole('link', { name: 'Labs' });
    // Until the panels are read, it leads to the list of them.
    await waitFor(() => expect(link.getAttribute('href')).toBe(of));
    await user.click(link);
    const title = await heading('Results ready');
    expect(location.pathname).toBe(of);
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(navigation.getByRole('link', { name: 'Labs' }).getAttribute('aria-current')).toBe('page');
    const first = within(await main().findByRole('list', { name: 'Results to look at first' })).getAllByRole('link');
    expect(first.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^TSH/),
      expect.stringMatching(/^Ferritin.*11 ng\/mL.*your lab’s range.*Below range/),
    ]);
    for (const one of first.slice(1)) await user.click(one);
    await heading('Ferritin');
    await waitFor(() => expect(document.title).toBe('Healthspan Patient Portal | Biomarker'));
    const all = await main().findByRole('list', { name: 'All results' });
    expect(within(all).getAllByRole('listitem')).toHaveLength(5);

    const own = within(screen.getByRole('navigation', { name: 'This lab test' }));
    await user.click(own.getByRole('link', { name: 'History' }));
    await heading('History');
    const reports = await main().findAllByRole('link', { name: /^Blood drawn/ });
    expect(reports).toHaveLength(5);
    for (const one of reports) if (one.textContent.includes('Corrected')) await user.click(one);
    await heading(/^Lab report of/);
    await main().findByText(/Potassium was measured again/);
    await main().findByText(/Corrected after it was first reported/);
    fixture.noComplaints();
  });

  it('open at each of their addresses', async () => {
    const { chloe, report, of } = await measured();
    await fixture.arrive(chloe, '/labs');
    for (const [path, title] of [
      ['/dashboard/me/labs', 'Labs'],
      [`${of}/biomarkers`, 'Biomarkers'],
      [`${of}/categories/heart`, 'Heart and cholesterol'],
      [`${of}/analysis-summary/${report}`, /^Summary of/],
      [`${of}/analysis-summary/${report}/history`, 'Summaries'],
      [`${of}/analysis-summary/history`, 'Summaries'],
      [`${of}/assessment-overview/next`, 'What comes next'],
      ['/labs/outside-results', 'Results from elsewhere'],
      ['/labs/outside-results/test', 'Add results from elsewhere'],
      [`${of}/preparation-guideline`, 'How to prepare'],
      [`${of}/appointments`, 'Blood draw'],
      [`/labs/${'0'.repeat(24)}`, 'No lab test here'],
    ] as const) {
      await fixture.load(path);
      await heading(title);
      expect(location.pathname).toBe(path);
    }
    await fixture.load(`${of}/assessment-overview/nonsense`);
    await heading('Your results in short');
    await waitFor(() => expect(location.pathname).toBe(`${of}/assessment-overview/summary`));
    await fixture.load('/labs/shop');
    await heading('Our Products');
    expect(location.pathname + location.search).toBe('/shop?type=lab');
    fixture.noComplaints();
  });

  it('begin a message about a biomarker, whose question can be changed', async () => {
    const { chloe, of } = await measured();
    const { user } = await fixture.arrive(chloe, `${of}/biomarker/ldl-c`);
    await screen.findByText(/^It is \d+ mg\/dL lower than before/);
    await user.click(screen.getByRole('link', { name: 'Ask about this' }));
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain('About LDL cholesterol'));
    expect(location.pathname).toBe(`/dashboard/${chloe.userId}/messages`);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /message/i }).value).toMatch(
      /^My LDL cholesterol was 92 mg\/dL on .* \(on target\)\. What does that mean for me/,
    );
    expect(location.search).toBe('');
    fixture.noComplaints();
  });

  it('show no lab test of another patient, whatever is asked of it', async () => {
    const { report, of } = await measured();
    const { user } = await fixture.arrive('dora', of);
    await heading('No lab test here');
    for (const path of ['biomarkers', `history/${report}`, `analysis-summary/${report}`, 'appointments']) {
      await fixture.load(`${of}/${path}`);
      await heading('No lab test here');
    }
    await user.click(main().getByRole('link', { name: 'Show all lab tests' }));
    await heading('Labs');
    expect(location.pathname).toBe('/labs');
    fixture.noComplaints();
  });

  it('say where there is no lab test that there is none, and lead to the shop', async () => {
    const { user } = await fixture.arrive('gus', '/orders');
    const navigation = within(await screen.findByRole('navigation', { name: 'Portal' }));
    await user.click(navigation.getByRole('link', { name: 'Labs' }));
    await heading('Labs');
    expect(location.pathname).toBe('/labs');
    await main().findByText('No lab test yet');
    await user.click(main().getByRole('link', { name: 'See lab tests' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/shop?type=lab'));
    fixture.noComplaints();
  });

  it('are a list with a download alone where they are not switched on', async () => {
    const { chloe, of } = await measured();
    await fixture.arrive(chloe, '/orders');
    // The flag is the organization's or the staff's: no patient sets it.
    fixture.calls.answer('POST /v2/session/refresh', async (_request, pass) => {
      const text = await (await pass()).text();
      return new Response(text.replaceAll('"labs2":true', '"labs2":false'), {
        headers: { 'content-type': 'application/json' },
      });
    });
    for (const path of [of, `${of}/biomarkers`]) {
      await fixture.load(path);
      await screen.findByRole('button', { name: 'Download results (PDF)' });
      expect(location.pathname).toBe(`/dashboard/${chloe.userId}/labs`);
      expect(main().queryAllByRole('link')).toEqual([]);
    }
    fixture.noComplaints();
  });

  it('save results and lab order as files', async () => {
    const { chloe, of } = await measured();
    const { user } = await fixture.arrive(chloe, of);
    for (const [name, part] of [
      ['Download results (PDF)', 'Lab results'],
      ['Download lab order (PDF)', 'Longevity Panel'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(fixture.saved).toHaveLength(1));
      const [saved] = fixture.saved.splice(0);
      expect(await pdfText(Buffer.from(await (saved?.file ?? new Blob()).arrayBuffer()))).toContain(part);
    }
    fixture.noComplaints();
  });

  it('are where a notification of results leads', async () => {
    const { chloe } = await measured();
    await fixture.arrive(chloe, '/notifications');
    const [told] = await screen.findAllByRole('link', { name: /You have new results/ });
    expect(told?.getAttribute('href')).toMatch(/^\/labs/);
    fixture.noComplaints();
  });
});

describe('what was measured over time', () => {
  it('is asked for of up to four markers that the patient chooses, and no address tells of which', async () => {
    const { chloe, of } = await measured();
    const { user } = await fixture.arrive(chloe, `${of}/trends`);
    const lastAsked = () => fixture.calls.calls.findLast(({ path }) => path === '/v2/labs/trends')?.body;
    // First what is beyond its range now.
    await screen.findByRole('img', { name: /^TSH: 5 results .* above range/ });
    await screen.findByRole('img', { name: /^Ferritin: 5 results .* below range/ });
    await user.click(screen.getByRole('button', { name: 'LDL cholesterol' }));
    await waitFor(() => expect(lastAsked()).toEqual({ markers: ['tsh', 'ferritin', 'ldl-c'] }));
    await user.click(screen.getByText('Choose biomarkers'));
    expect(choice('TSH').checked && choice('LDL cholesterol').checked).toBe(true);
    await user.click(choice('Apolipoprotein B'));
    await waitFor(() => expect(lastAsked()).toEqual({ markers: ['tsh', 'ferritin', 'ldl-c', 'apob'] }));
    // Two of one unit share a plot.
    await screen.findByRole('img', { name: /^LDL cholesterol: 5 results .*\. Apolipoprotein B: 5 results/ });
    expect(choice('HDL cholesterol').disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Past year' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ from: expect.stringMatching(/T00:00:00\.000Z$/) }));
    for (const name of ['TSH', 'Ferritin', 'LDL cholesterol', 'Apolipoprotein B']) await user.click(choice(name));
    await screen.findByText('Choose a biomarker to see how it moved.');
    expect(choice('HDL cholesterol').disabled).toBe(false);
    expect(location.href).toBe(`${fixture.url}${of}/trends`);
    fixture.noComplaints();
  });

  it('gives a biological age with its method, and is shown at each marker with what was taken at that time', async () => {
    const { chloe, panel, of } = await measured();
    const age = await chloe.call<BioAgeOverview>('GET', `/v2/labs/patient/panels/${panel}/bio-age/overview`);
    await fixture.arrive(chloe, `${of}/biological-age`);
    expect(age.status).toBe('available');
    await screen.findAllByText(`${age.age?.toFixed(1)} years`);
    const values = screen.getByRole('list', { name: 'What it’s based on' });
    expect(within(values).getAllByRole('listitem')).toHaveLength(9);
    await screen.findByText(/^We use a method called PhenoAge\./);
    const before = screen.getByRole('table', { name: 'Biological age' });
    expect(within(before).getAllByRole('row')).toHaveLength(age.history.length + 1);
    await fixture.load(`${of}/biomarker/ldl-c`);
    await screen.findByRole('img', { name: /^LDL cholesterol: 5 results .*; the newest is 92 mg\/dL, on target/ });
    await screen.findByRole('img', { name: /^92 mg\/dL: on target; compared with/ });
    await screen.findByRole('heading', { name: 'What you took meanwhile' });
    fixture.noComplaints();
  });
});

it('a report is shown to its reader by a link until the patient ends it', async () => {
  const { chloe, of, report } = await measured();
  const path = `${of}/history/${report}`;
  const { user } = await fixture.arrive(chloe, path);
  const openSharing = async () => {
    await user.click(await screen.findByRole('button', { name: 'Share this report' }));
    const sharing = await openPanel('Share with a doctor');
    await sharing.findByRole('heading', { name: 'Links to this report' });
    return sharing;
  };
  const sharing = await openSharing();
  await user.type(sharing.getByLabelText('Who is it for?'), 'Dr. Ada Winter');
  await user.click(sharing.getByRole('button', { name: 'Make a link' }));
  await sharing.findByRole('heading', { name: 'The link for Dr. Ada Winter is ready' });
  const link = new URL(sharing.getByLabelText<HTMLInputElement>('Link').value);
  await sharing.findByText(/Not opened yet/);

  const shared = link.pathname + link.hash;
  await fixture.load(shared);
  await heading('A report was shared with you');
  fixture.calls.clear();
  await user.click(screen.getByRole('button', SHOW));
  await heading(/^Lab report of/);
  await screen.findByText(/^Prepared for Dr\. Ada Winter\./);
  expect(screen.getAllByRole('table').length).toBeGreaterThan(1);
  // What opens it goes to the one call, in its body, and is neither in the address nor in the history of the browser.
  expect(location.hash).toBe('');
  const secret = link.hash.slice(1);
  expect(fixture.calls.calls.filter((call) => JSON.stringify(call).includes(secret))).toEqual([
    expect.objectContaining({ path: '/v2/labs/shared-report', body: { secret } }),
  ]);

  await fixture.load(path);
  const again = await openSharing();
  await again.findByText(/Last opened/);
  await user.click(again.getByRole('button', { name: /^End this link *for Dr\. Ada Winter$/ }));
  await again.findByText(/^Ended/);
  await fixture.load(shared);
  await user.click(await screen.findByRole('button', SHOW));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This link cannot be used.'));
  expect(screen.queryByRole('table')).toBeNull();
  fixture.noComplaints();
});

it('results from elsewhere are entered, are marked where they are shown, and are removed', async () => {
  const { chloe, of } = await measured();
  const { user } = await fixture.arrive(chloe, '/labs');
  const press = async (name: string) => user.click(screen.getByRole('button', { name }));
  await user.click(await screen.findByRole('link', { name: 'Add results from elsewhere' }));
  await heading('Add results from elsewhere');
  await user.type(await screen.findByLabelText('Date of the test'), '11202024');
  await user.type(screen.getByLabelText(/^Lab\b/), 'Westside Clinic');
  await press('Continue');

  await heading('What does the report say?');
  expect(location.pathname).toBe('/labs/outside-results/markers');
  await user.type(screen.getByRole('combobox', { name: 'Biomarker' }), 'ldl');
  await user.click(await screen.findByRole('option', { name: 'LDL cholesterol' }));
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '2.6');
  await press('Add to the list');
  await screen.findByText(/^Is this in mmol\/L\?/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'mmol/L');
  await press('Add to the list');
  await main().findByText(/LDL cholesterol/, { selector: 'li *' });
  await press('Check my results');

  await heading('Is everything as on the report?');
  await screen.findByText(/^From November 20, 2024, Westside Clinic\./);
  await press('Add these results');
  await heading('Your results were added');
  await press('See your results');
  await heading('Results from elsewhere');
  expect(location.pathname).toBe('/labs/outside-results');
  await screen.findByText('You entered 2.6 mmol/L');

  await fixture.load(`${of}/biomarker/ldl-c`);
  await screen.findByText('Entered by you, not sent by a lab');
  await screen.findAllByText(/Entered by you, from Westside Clinic, as 2\.6 mmol\/L/);
  await user.click(screen.getByRole('link', { name: 'See or remove what you entered' }));
  await heading('Results from elsewhere');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await press('Remove it for good');
  await screen.findByText(/^You have not entered any yet\./);
  fixture.noComplaints();
});
