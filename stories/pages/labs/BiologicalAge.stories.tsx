import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import { BiologicalAgePage } from '#app/labs/biologicalAge/BiologicalAgePage.tsx';
import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import { bioAgeQuery } from '#services/api/labs/labTrends.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleReady } from './exampleLab.ts';
import { exampleBiomarker, exampleResult } from './exampleResults.ts';
import { atPanel, knowing, labUser, PANEL, REPORT } from './labsArgs.ts';

const names = [
  'Albumin',
  'Creatinine',
  'Fasting glucose',
  'hs-CRP',
  'Lymphocytes',
  'MCV',
  'RDW',
  'Alkaline phosphatase',
  'White blood cells',
];

const overview: BioAgeOverview = {
  status: 'available',
  reason: null,
  age: 43.3,
  own: 45,
  method: 'PhenoAge',
  inputs: names.map((name, index) => ({
    biomarker: exampleBiomarker({ _id: `marker-${index}`, name }),
    result: exampleResult('2026-06-15', 90),
    previous: null,
  })),
  missing: [],
  moved: {
    since: '2026-01-15T15:00:00.000Z',
    from: 45.1,
    own: 0.89,
    markers: [
      { biomarker: 'marker-6', years: -2.2 },
      { biomarker: 'marker-8', years: 0.6 },
      { biomarker: 'marker-2', years: -0.56 },
      { biomarker: 'marker-0', years: -0.53 },
      { biomarker: 'marker-1', years: 0 },
    ],
  },
  history: [
    { report: 'c'.repeat(24), collected_at: '2026-06-15T15:00:00.000Z', age: 43.3 },
    { report: 'b'.repeat(24), collected_at: '2026-01-15T15:00:00.000Z', age: 45.1 },
    { report: 'a'.repeat(24), collected_at: '2025-06-15T15:00:00.000Z', age: 46 },
  ],
};

const given =
  (changes: Partial<BioAgeOverview> = {}) =>
  (queries: QueryClient) => {
    knowing()(queries);
    queries.setQueryData(bioAgeQuery(labUser._id, PANEL).queryKey, { ...overview, ...changes });
  };

const meta = {
  title: 'Pages/BiologicalAge',
  component: DashboardHarness,
  args: { ...atPanel(BiologicalAgePage, '/biological-age'), prepare: given() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('43.3 years'))[0]).toBeVisible();
    await expect(canvas.getByText('From the blood drawn on', { exact: false })).toHaveTextContent('June 15, 2026');
    await expect(
      canvas.getByRole('img', {
        name: 'Biological age: 46.0 years on June 15, 2025, 45.1 years on January 15, 2026, 43.3 years on June 15, 2026.',
      }),
    ).toBeVisible();
    await expect(within(canvas.getByRole('table')).getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('45 years')).toBeVisible();
    const moved = within(canvas.getByRole('region', { name: 'What raised or lowered it' }));
    await expect(moved.getByText(/^On January 15, 2026, the estimate was 45\.1 years\. Now it is 1\.8/)).toBeVisible();
    await expect(moved.getByText(/^White blood cells raised it the most\. RDW and/)).toBeVisible();
    await expect(moved.getByText('2.2 years younger')).toBeVisible();
    await expect(moved.getByText('Your own age')).toBeVisible();
    await expect(canvas.getByText(/“An epigenetic biomarker of aging/)).toBeVisible();
  },
};

export const FirstOne: Story = {
  args: {
    prepare: given({
      history: overview.history.slice(0, 1),
      moved: { since: null, from: 47.2, own: 0, markers: [{ biomarker: 'marker-3', years: -3.9 }] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^With all nine values in the middle of their ranges/)).toBeVisible();
    await expect(canvas.queryByText('Your own age')).toBeNull();
  },
};

/** A result needs attention: the age would reassure. */
export const DuringAnAlarm: Story = {
  args: {
    prepare: (queries) => {
      given()(queries);
      knowing({
        panels: [
          exampleReady({
            critical: true,
            alarms: [{ report: REPORT, name: 'Potassium', value: '6.7', unit: 'mmol/L' }],
          }),
        ],
      })(queries);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^One of your results needs attention first\./)).toBeVisible();
    await expect(canvas.queryByText(/43\.3/)).toBeNull();
  },
};

export const Missing: Story = {
  args: {
    prepare: given({
      status: 'missing',
      reason: 'missing',
      age: null,
      moved: null,
      missing: ['marker-3', 'marker-6'],
      inputs: overview.inputs.map((marker, index) =>
        index === 3 || index === 6 ? { ...marker, result: null } : marker,
      ),
      history: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Missing: hs-CRP, RDW.')).toBeVisible();
    await expect(canvas.getAllByText('Not measured')).toHaveLength(2);
    await expect(canvas.queryByText(/years$/)).toBeNull();
  },
};

export const NotFasting: Story = {
  args: { prepare: given({ status: 'missing', reason: 'not-fasting', age: null, moved: null, history: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/must come from a fasting blood draw/)).toBeVisible();
  },
};

export const NotForYou: Story = {
  args: { prepare: given({ status: 'not-for-you', reason: 'pregnant', age: null, moved: null, history: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This estimate doesn’t apply to you' })).toBeVisible();
    await expect(canvas.getByText(/don’t calculate it during pregnancy/)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'What it’s based on' })).toBeNull();
  },
};

export const Loading: Story = { args: { prepare: knowing() } };
