import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AnalysisHistoryPage } from '#app/labs/analysis/AnalysisHistoryPage.tsx';
import { AnalysisPage } from '#app/labs/analysis/AnalysisPage.tsx';
import { AssessmentPage } from '#app/labs/assessment/AssessmentPage.tsx';
import { HistoryPage } from '#app/labs/history/HistoryPage.tsx';
import { ReportPage } from '#app/labs/history/ReportPage.tsx';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import {
  exampleAnalysis,
  exampleBiomarker,
  exampleMarkers,
  exampleOther,
  exampleOverview,
  exampleResult,
} from './exampleLab.ts';
import { asking, atPanel, knowing, openFold, PANEL, REPORT } from './labsArgs.ts';

const meta = {
  title: 'Pages/Lab reports',
  component: DashboardHarness,
  args: { ...atPanel(HistoryPage, '/history'), prepare: knowing() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Blood drawn/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/labs/${PANEL}/history/${REPORT}`,
      `/labs/${PANEL}/history/${'d'.repeat(24)}`,
    ]);
    await expect(links[1]).toHaveTextContent('Corrected after it was first reported');
  },
};

export const None: Story = {
  args: { prepare: knowing({ overview: exampleOverview({ report: null, reports: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no reports yet.')).toBeVisible();
  },
};

const ofReport = { prepare: knowing({ reportId: REPORT }) };

export const One: Story = {
  args: {
    ...atPanel(ReportPage, '/history/$reportId'),
    path: `/labs/${PANEL}/history/${REPORT}`,
    ...ofReport,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Lab report of/ })).toBeVisible();
    // Its code comes after the page.
    await expect(await canvas.findByRole('button', { name: 'Download results (PDF)' })).toBeVisible();
  },
};

export const TakenBack: Story = {
  args: {
    ...atPanel(ReportPage, '/history/$reportId'),
    path: `/labs/${PANEL}/history/${REPORT}`,
    prepare: asking,
  },
  beforeEach: answering({ '/panels/': problemAnswer(404, 'NotFound', 'the panel has no such report') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This lab test has no report at this address/)).toBeVisible();
  },
};

export const Summary: Story = {
  args: {
    ...atPanel(AnalysisPage, '/analysis-summary/$reportId'),
    path: `/labs/${PANEL}/analysis-summary/${REPORT}`,
    ...ofReport,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Summary of/ })).toBeVisible();
    await openFold(canvas, 'What has changed most');
    await expect(canvas.getByText('Now 11 ng/mL, below range')).toBeVisible();
    await expect(canvas.getByText(/Before 24 ng\/mL, in range/)).toBeVisible();
  },
};

const [ferritin, ...otherMarkers] = exampleMarkers;

/** What has left its target and not its range is fine, and both places that tell of it say so. */
export const OffTarget: Story = {
  args: {
    ...Summary.args,
    prepare: knowing({
      reportId: REPORT,
      analysis: exampleAnalysis({
        markers: [
          {
            biomarker: exampleBiomarker(),
            result: exampleResult({ value: 24, band: 'in-range' }),
            previous: ferritin?.previous ? { ...ferritin.previous, value: 50, band: 'optimal' } : null,
          },
          ...otherMarkers,
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'What has changed most' });
    await openFold(canvas, 'What has changed most');
    await openFold(canvas, 'Results in range');
    await expect(canvas.getByText('Now 24 ng/mL, in range')).toBeVisible();
    await expect(canvas.getByText(/It is not now, but it is still in range\.$/)).toBeVisible();
    await expect(
      canvas.getByText(/^2 results are within the range, 0 of them on target\. A value can be off its target/),
    ).toBeVisible();
    const fine = within(canvas.getByRole('list', { name: 'Results within their range' }));
    await expect(fine.getByRole('link', { name: /^Ferritin/ })).toBeVisible();
  },
};

export const Summaries: Story = {
  args: {
    ...atPanel(AnalysisHistoryPage, '/analysis-summary/$reportId/history'),
    path: `/labs/${PANEL}/analysis-summary/${'d'.repeat(24)}/history`,
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('main'));
    await expect(await list.findAllByRole('link', { name: /^Blood drawn/ })).toHaveLength(1);
  },
};

const atStep = (step: string) => ({
  ...atPanel(AssessmentPage, '/assessment-overview/$step'),
  path: `/labs/${PANEL}/assessment-overview/${step}`,
});

export const StepSummary: Story = {
  args: atStep('summary'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your results in short' })).toBeVisible();
    await expect(canvas.getByText('Step 1 of 5')).toBeVisible();
    await expect(canvas.getByText('Maya Lindqvist, MD', { exact: false })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

export const StepByStep: Story = {
  args: atStep('summary'),
  play: async ({ canvas }) => {
    for (const title of ['What to look at first', 'What has changed', 'Biological age', 'What comes next']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Biological age' })).toBeVisible();
  },
};

export const StepAttention: Story = {
  args: atStep('attention'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Results to look at first' })).toBeVisible();
  },
};

const implausible = exampleOther({
  name: 'Urea nitrogen',
  code: '3094-0',
  value: '92',
  unit: 'Mg/dl',
  range: null,
  band: null,
  why: 'implausible',
});

const { flag: _flag, ...bare } = implausible;
const smear = {
  ...bare,
  _id: 'smear',
  name: 'Comment on the smear',
  value: 'A few schistocytes; suggest review by a pathologist.',
};

/** What no marker has a place for, is shown as it was sent; what the lab calls critical stands first, with an alarm. */
export const AsSent: Story = {
  args: {
    ...atPanel(ReportPage, '/history/$reportId'),
    path: `/labs/${PANEL}/history/${REPORT}`,
    prepare: knowing({
      reportId: REPORT,
      analysis: exampleAnalysis({
        markers: exampleMarkers.map((marker) => ({
          ...marker,
          result: marker.result && { ...marker.result, flag: 'Low', note: 'Specimen slightly hemolyzed.' },
        })),
        others: [
          exampleOther({
            name: 'Blasts',
            value: '12',
            unit: '%',
            range: null,
            band: 'critical-flagged',
            flag: 'Critically abnormal',
          }),
          exampleOther({ note: 'Repeated and confirmed.' }),
          bare,
          { ...smear, unit: null, why: 'unplaced' },
          {
            ...smear,
            _id: 'sodium',
            name: 'Sodium',
            value: null,
            status: 'cancelled',
            why: 'withdrawn',
            note: 'Too little blood.',
          },
        ],
      }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A result needs your care team')).toBeVisible();
    await expect(canvas.getByText(/^3 results are outside their range or marked by your lab/)).toBeVisible();
    const marked = within(canvas.getByRole('list', { name: 'Results that your lab marked' }));
    await expect(marked.getByText(/If you haven’t heard from them, contact them now/)).toBeVisible();
    await openFold(canvas, 'Results as your lab sent them');
    const sent = within(canvas.getByRole('list', { name: 'Results as your lab sent them' }));
    await expect(sent.getAllByRole('listitem')).toHaveLength(5);
    await expect(sent.getByText('This value looks wrong. We are asking the lab.')).toBeVisible();
    await expect(sent.getByText('Lab note: Too little blood.')).toBeVisible();
    await expect(sent.getAllByText('Not rated')).toHaveLength(2);
  },
};

export const NotRated: Story = {
  args: {
    ...atStep('attention'),
    prepare: knowing({ analysis: exampleAnalysis({ markers: exampleMarkers.slice(2), others: [bare] }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Some results are not rated' })).toBeVisible();
    await expect(canvas.getByText(/^1 result is not rated/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Results as your lab sent them' })).toBeVisible();
  },
};

export const NothingOutside: Story = {
  args: {
    ...atStep('attention'),
    prepare: knowing({ analysis: exampleAnalysis({ markers: exampleMarkers.slice(2) }) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nothing is outside its range' })).toBeVisible();
    // Nothing was measured before: that step is left out.
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Biological age' })).toBeVisible();
  },
};

export const StepBiologicalAge: Story = {
  args: atStep('biological-age'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('34.2 years')).toBeVisible();
    await expect(canvas.getByText('38 years')).toBeVisible();
    await expect(canvas.getByText(/^The estimate is 3\.8 years below your actual age/)).toBeVisible();
  },
};

export const StepNext: Story = {
  args: atStep('next'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Around September 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What does my Ferritin of 11 ng/mL mean for me?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See lab tests to order' })).toHaveAttribute(
      'href',
      '/shop?type=lab',
    );
  },
};

export const NotExplainedYet: Story = {
  args: { ...atStep('summary'), prepare: knowing({ analysis: exampleAnalysis({ explanation: null }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A provider has not explained this report yet/)).toBeVisible();
  },
};

export const NoSuchStep: Story = {
  args: atStep('no-such-step'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your results in short' })).toBeVisible();
  },
};

export const NoReportToGoThrough: Story = {
  args: {
    ...atStep('summary'),
    prepare: knowing({
      overview: exampleOverview({ report: null, reports: [] }),
      analysis: exampleAnalysis({ report: null, markers: [] }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results yet.')).toBeVisible();
  },
};
