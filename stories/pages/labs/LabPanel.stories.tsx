import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LabAlarms } from '#app/labs/parts/LabAlarms.tsx';
import { LabsLayout } from '#app/labs/LabsLayout.tsx';
import { PanelPage } from '#app/labs/panel/PanelPage.tsx';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import {
  criticalMarkers,
  exampleAnalysis,
  exampleMarkers,
  exampleOverview,
  examplePanel,
  exampleReady,
  exampleReport,
} from './exampleLab.ts';
import { atPanel, knowing, labUser, openFold, REPORT } from './labsArgs.ts';

/** The page below the alarms, which the layout of labs shows first. */
const WithAlarms = () => (
  <>
    <LabAlarms />
    <PanelPage />
  </>
);

const NOTHING_RATED = 'This report shows no result to compare with a range. Ask your care team what it means for you.';
const ALL_IN_RANGE = 'No result of this report is outside its range.';

const meta = {
  title: 'Pages/Lab test',
  component: DashboardHarness,
  args: { ...atPanel(PanelPage), prepare: knowing() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ResultsReady: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Results ready' })).toBeVisible();
    const counts = within(await canvas.findByRole('list', { name: 'Results by range' }));
    await expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 in range',
      '1 needs attention',
      '1 not rated',
    ]);
    await expect(canvas.getByText('Since March 1, 2026: 1 result left the range.')).toBeVisible();
    const first = within(canvas.getByRole('list', { name: 'Results to look at first' }));
    await expect(first.getByRole('link')).toHaveTextContent(
      /Ferritin.*11 ng\/mL.*15 to 307 ng\/mL, your lab’s range.*Below range/,
    );
    // What to do about them stands there at once, and is not looked for step by step.
    await expect(canvas.getByText(/Eat foods rich in iron/)).toBeVisible();
    await expect(canvas.getByText('Source: NIH Office of Dietary Supplements, iron')).toBeVisible();
    await openFold(canvas, 'What you can ask your care team');
    await expect(canvas.getByRole('link', { name: /mean for me\?$/ })).toBeVisible();
    await openFold(canvas, 'When to test again');
    await expect(canvas.getByText('Around September 2026')).toBeVisible();
    await openFold(canvas, 'Blood sugar and metabolism');
    const metabolic = within(canvas.getByRole('list', { name: 'Blood sugar and metabolism' }));
    await expect(metabolic.getByRole('link')).toHaveTextContent(
      /<0\.2 µIU\/mL.*2\.6 to 24\.9 µIU\/mL, our range.*Not rated/,
    );
    await openFold(canvas, 'Kidneys and minerals');
    await expect(canvas.getByText('Corrected by your lab: this value replaces the first one')).toBeVisible();
    await expect(canvas.queryByText(/call 911\. /)).toBeNull();
    await openFold(canvas, 'Your order');
    await expect(canvas.getByText('$229.00 was charged to your card.')).toBeVisible();
    // The navigation leads here where there is one lab test, past the list that has this link, too.
    await expect(canvas.getByRole('link', { name: 'Add results from elsewhere' })).toHaveAttribute(
      'href',
      '/labs/outside-results/test',
    );
  },
};

const isOpen = (title: HTMLElement) => title.closest('details')?.open;

/** Folds are opened by the patient, by an address, and by printing, which leaves them as they were. */
export const Folded: Story = {
  args: { path: `${atPanel(PanelPage).path}#kidney` },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 3, name: 'Kidneys and minerals' });
    await waitFor(() => expect(isOpen(title)).toBe(true));
    const others = ['Blood sugar and metabolism', 'Vitamins and iron', 'About this report', 'Your order'];
    const folded = others.map((name) => canvas.getByRole('heading', { name }));
    await expect(folded.map(isOpen)).toEqual([false, false, false, false]);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(folded.map(isOpen)).toEqual([true, true, true, true]);
    window.dispatchEvent(new Event('afterprint'));
    await expect([title, ...folded].map(isOpen)).toEqual([true, false, false, false, false]);
    await openFold(canvas, 'Blood sugar and metabolism');
    await expect(canvas.getByRole('list', { name: 'Blood sugar and metabolism' })).toBeVisible();
  },
};

const potassium = { report: REPORT, name: 'Potassium', value: '6.7', unit: 'mmol/L' };

/** The alert is the first thing on the page, and nothing below it sells or reassures. */
export const Critical: Story = {
  args: {
    page: WithAlarms,
    prepare: knowing({
      panels: [exampleReady({ critical: true, alarms: [potassium] })],
      analysis: exampleAnalysis({ markers: [...criticalMarkers] }),
    }),
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('region', { name: 'Urgent lab result' });
    await expect(alert).toHaveTextContent(/far outside its range.*Potassium: 6\.7 mmol\/L.*Call your care team now/s);
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Call (800) 555-0142', 'tel:+18005550142'],
      ['Message your care team', `/messages/${labUser._id}/new`],
      ['Call 911', 'tel:911'],
    ]);
    const title = canvas.getByRole('heading', { level: 1, name: 'Needs attention now' });
    await expect(alert.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const refused =
      /your results are here|usual time|tests to order|your care team knows|go through your results|is fine/i;
    await canvas.findByRole('heading', { name: 'When to test again' });
    const said = canvas.getByRole('main').textContent;
    await expect(said).not.toMatch(refused);
    await expect(canvas.queryByText('A result needs your care team')).toBeNull();
    const first = within(canvas.getByRole('list', { name: 'Results to look at first' }));
    await expect(first.getAllByRole('link')[0]).toHaveTextContent(/Potassium.*Far above range/);
    await expect(canvas.getByText('This note was written before the result that needs attention now.')).toBeVisible();
    // No figures stand next to the alarm, and of the critical value nothing is said but whom to ask.
    await expect(canvas.queryByRole('region', { name: 'Your results at a glance' })).toBeNull();
    await expect(first.getAllByRole('listitem')[0]).toHaveTextContent(
      /What you can do: Do what your care team told you about it\. If you haven’t heard from them, contact them now\. If you feel unwell, call 911\.$/,
    );
  },
};

/** A brand without a phone number leads to messages and 911. */
export const CriticalWithoutPhone: Story = {
  args: {
    page: WithAlarms,
    prepare: (queries) => {
      knowing({ panels: [exampleReady({ critical: true, alarms: [potassium] })] })(queries);
      const { settings } = exampleOrganization;
      currentOrganization.set({ ...exampleOrganization, settings: { ...settings, phone: null } });
    },
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('region', { name: 'Urgent lab result' }));
    await expect(alert.getByText(/^Message your care team now/)).toBeVisible();
    await expect(alert.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Message your care team',
      'Call 911',
    ]);
  },
};

const ended = { why: 'changed', at: '2026-06-05T15:00:00.000Z', seen: false } as const;

export const AlarmEnded: Story = {
  args: {
    page: WithAlarms,
    prepare: knowing({
      panels: [
        exampleReady({
          ended: [
            { ...potassium, ...ended, now: '4.2' },
            { ...potassium, ...ended, name: 'Sodium', now: null },
            { ...potassium, ...ended, name: 'Glucose', now: null, why: 'closed' },
          ],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Your lab first reported Potassium as 6.7 mmol/L, and changed it to 4.2 mmol/L on June 5, 2026. That alert has ended.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/^Glucose: 6\.7 mmol\/L\. It was closed on June 5, 2026\./)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Message your care team' })).toHaveLength(1);
    await expect(canvas.getByText(/and took this result back on June 5, 2026\. That alert has ended\.$/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Urgent lab result' })).toBeNull();
  },
};

/** The patient chose to wait for the provider's note. */
export const Waiting: Story = {
  args: {
    page: LabsLayout,
    prepare: knowing({
      panels: [exampleReady({ waiting: [REPORT] })],
      overview: exampleOverview({ report: exampleReport({ waits: true }) }),
    }),
  },
  beforeEach: answering({ opened: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for your provider’s note')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show them now' }));
    await expect(await canvas.findByText('Please try again later.')).toBeVisible();
  },
};

export const WaitingPage: Story = {
  args: {
    prepare: knowing({
      panels: [exampleReady({ waiting: [REPORT] })],
      overview: exampleOverview({ report: exampleReport({ waits: true }) }),
      analysis: exampleAnalysis({ comment: null, markers: [], others: [] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Waiting for your provider’s note' }),
    ).toBeVisible();
    // Nothing is said of results, and nothing reassures.
    await expect(canvas.queryByText(/in range|outside its range|Ferritin/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Go through your results' })).toBeNull();
  },
};

export const TakenBack: Story = {
  args: {
    prepare: knowing({
      overview: exampleOverview({
        report: exampleReport({ status: 'amended', status_at: '2026-06-05T15:00:00.000Z' }),
      }),
      analysis: exampleAnalysis({
        comment: null,
        markers: exampleAnalysis().markers.map((marker, place) => ({
          ...marker,
          result: marker.result && { ...marker.result, status: place === 0 ? 'cancelled' : 'entered-in-error' },
        })),
      }),
    }),
  },
  play: async ({ canvas }) => {
    for (const name of [
      'Vitamins and iron',
      'Blood sugar and metabolism',
      'Kidneys and minerals',
      'About this report',
    ]) {
      await canvas.findByRole('heading', { name });
      await openFold(canvas, name);
    }
    await expect(canvas.getByText('Canceled by your lab: there is no value')).toBeVisible();
    await expect(canvas.getAllByText('Reported by mistake: the value was taken back')).toHaveLength(2);
    await expect(canvas.queryByText('11 ng/mL')).toBeNull();
    await expect(canvas.getByText('Amended after it was first reported')).toBeVisible();
    await expect(canvas.getByText(NOTHING_RATED)).toBeVisible();
    await expect(canvas.queryByText(ALL_IN_RANGE)).toBeNull();
  },
};

/** A report of words alone says nothing of ranges. */
export const WithoutResults: Story = {
  args: { prepare: knowing({ overview: exampleOverview(), analysis: exampleAnalysis({ markers: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(NOTHING_RATED)).toBeVisible();
    await expect(canvas.queryByText(ALL_IN_RANGE)).toBeNull();
  },
};

const isInRange = ({ result }: LabMarker) => result?.band === 'in-range' || result?.band === 'optimal';

export const AllInRange: Story = {
  args: {
    prepare: knowing({
      overview: exampleOverview(),
      analysis: exampleAnalysis({ markers: exampleMarkers.filter(isInRange) }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ALL_IN_RANGE)).toBeVisible();
    await expect(canvas.queryByText(NOTHING_RATED)).toBeNull();
  },
};

const inState = (status: 'ready_to_order' | 'pending' | 'prepared' | 'awaiting_results'): Story => ({
  args: { prepare: knowing({ panels: [examplePanel({ status })] }) },
});

const ORDER = 'Order Longevity Panel, included for you';

export const ReadyToOrder: Story = {
  ...inState('ready_to_order'),
  beforeEach: answering({ '/order': { status: 200, body: examplePanel({ status: 'pending' }) } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ORDER }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Order being prepared' })).toBeVisible();
  },
};

export const NotOrderedInThisState: Story = {
  ...inState('ready_to_order'),
  beforeEach: answering({
    '/order': problemAnswer(409, 'ProductUnavailable', 'Product not available in your region.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ORDER }));
    await expect(await canvas.findByText(/not offered in your state, so nothing was ordered/)).toBeVisible();
  },
};

export const Ordered: Story = {
  ...inState('pending'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We have no day for it yet/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read how to prepare' })).toBeVisible();
  },
};

export const ForTheDraw: Story = {
  ...inState('prepared'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download lab order (PDF)' })).toBeVisible();
  },
};

export const Measured: Story = {
  ...inState('awaiting_results'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Waiting for results' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What to look at first' })).toBeNull();
  },
};

/** The way among its pages, which has those about results only where there are some. */
export const Frame: Story = {
  args: { page: LabsLayout },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: 'This lab test' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Step by step',
      'Biomarkers',
      'Trends',
      'Biological age',
      'History',
      'Preparation',
      'Blood draw',
    ]);
  },
};

export const FrameWithoutResults: Story = {
  args: { page: LabsLayout, prepare: knowing({ panels: [examplePanel()] }) },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole('navigation', { name: 'This lab test' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(['Overview', 'Preparation', 'Blood draw']);
  },
};
