import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LabAlarms } from '#app/labs/parts/LabAlarms.tsx';
import { LabsLayout } from '#app/labs/LabsLayout.tsx';
import { PanelPage } from '#app/labs/panel/PanelPage.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import {
  criticalMarkers,
  exampleAnalysis,
  exampleOverview,
  examplePanel,
  exampleReady,
  exampleReport,
} from './exampleLab.ts';
import { atPanel, knowing, labUser, REPORT } from './labsArgs.ts';

/** The page below the alarms, which the layout of labs shows first. */
const WithAlarms = () => (
  <>
    <LabAlarms />
    <PanelPage />
  </>
);

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
    const counts = within(await canvas.findByRole('list', { name: 'Results by band' }));
    await expect(counts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 below range',
      '1 not rated',
      '1 in range',
    ]);
    const first = within(canvas.getByRole('list', { name: 'Results to look at first' }));
    await expect(first.getByRole('link')).toHaveTextContent(
      /Ferritin.*11 ng\/mL.*15 to 307 ng\/mL, range of the laboratory.*Below range/,
    );
    // What to do about them stands there at once, and is not looked for step by step.
    const asked = within(canvas.getByRole('region', { name: 'What you can ask your care team' }));
    await expect(asked.getByRole('link')).toHaveAccessibleName(/mean for me\?$/);
    await expect(canvas.getByRole('region', { name: 'When to test again' })).toBeVisible();
    const metabolic = within(canvas.getByRole('list', { name: 'Blood sugar and metabolism' }));
    await expect(metabolic.getByRole('link')).toHaveTextContent(
      /<0\.2 µIU\/mL.*2\.6 to 24\.9 µIU\/mL, range of our catalogue.*Not rated/,
    );
    await expect(canvas.getByText('Corrected by the laboratory: this value replaces the first one')).toBeVisible();
    await expect(canvas.queryByText(/call 911\. /)).toBeNull();
    await expect(canvas.getByText('$229.00 was charged to your card.')).toBeVisible();
    // The navigation leads here where there is one lab test, past the list that has this link, too.
    await expect(canvas.getByRole('link', { name: 'Add results from elsewhere' })).toHaveAttribute(
      'href',
      '/labs/outside-results/test',
    );
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
    await canvas.findByRole('region', { name: 'When to test again' });
    const said = canvas.getByRole('main').textContent;
    await expect(said).not.toMatch(refused);
    await expect(canvas.queryByText('A result is far outside its range')).toBeNull();
    const first = within(canvas.getByRole('list', { name: 'Results to look at first' }));
    await expect(first.getAllByRole('link')[0]).toHaveTextContent(/Potassium.*Far above range/);
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

export const AlarmEnded: Story = {
  args: {
    page: WithAlarms,
    prepare: knowing({
      panels: [
        exampleReady({
          ended: [
            { ...potassium, now: '4.2' },
            { ...potassium, name: 'Sodium', now: null },
          ],
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Your lab first reported Potassium as 6.7 mmol/L, and then changed it to 4.2 mmol/L. There is no alert for it now.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/and then took this result back\. There is no alert for it now\.$/)).toBeVisible();
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
    await expect(await canvas.findByText('Canceled by the laboratory: there is no value')).toBeVisible();
    await expect(canvas.getAllByText('Reported by mistake: the value was taken back')).toHaveLength(2);
    await expect(canvas.queryByText('11 ng/mL')).toBeNull();
    await expect(canvas.getByText('Amended after it was first reported')).toBeVisible();
    await expect(canvas.getByText('No result of this report is outside its range.')).toBeVisible();
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
