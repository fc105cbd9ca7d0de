import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, within } from 'storybook/test';
import { BiomarkerPage } from '#app/labs/biomarker/BiomarkerPage.tsx';
import { BiomarkersPage } from '#app/labs/biomarkers/BiomarkersPage.tsx';
import { CategoryPage } from '#app/labs/category/CategoryPage.tsx';
import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import { allBiomarkersQuery, labCategoryQuery, labMarkerQuery } from '#services/api/labs/labMarkers.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import {
  criticalMarkers,
  exampleBiomarker,
  exampleHistory,
  exampleMarkers,
  exampleReady,
  exampleResult,
} from './exampleLab.ts';
import { asking, atPanel, knowing, labUser, PANEL, REPORT } from './labsArgs.ts';

const measured = (history: LabMarkerHistory) => (queries: QueryClient) => {
  knowing()(queries);
  queries.setQueryData(labMarkerQuery(labUser._id, PANEL, 'ferritin').queryKey, history);
};

const meta = {
  title: 'Pages/Biomarkers',
  component: DashboardHarness,
  args: {
    ...atPanel(BiomarkerPage, '/biomarker/$biomarkerId'),
    path: `/labs/${PANEL}/biomarker/ferritin`,
    prepare: measured(exampleHistory()),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ferritin' })).toBeVisible();
    await expect(await canvas.findByText('40 to 150 ng/mL')).toBeVisible();
    await expect(canvas.getByText('Amended by your lab after it was first reported')).toBeVisible();
    await expect(canvas.getByText(/^It is 13 ng\/mL lower than before: 24 ng\/mL on /)).toBeVisible();
    await expect(canvas.getByText(/It is farther from the target than before\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask about this' })).toHaveAttribute(
      'href',
      `/dashboard/${labUser._id}/messages`,
    );
    await expect(canvas.getByText(/Eat foods rich in iron/)).toBeVisible();
    await expect(canvas.getByText(/^Northlab sent it with this result, for your age and sex/)).toBeVisible();
    const all = within(canvas.getByRole('list', { name: 'All results' }));
    await expect(all.getAllByRole('listitem')).toHaveLength(2);
    await expect(await canvas.findByText(/Generic Rapamycin, since/)).toBeVisible();
    await expect(canvas.getByText(/^Dose changed on .*: Take 2 capsules/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Ferritin: 2 results/ })).toBeVisible();
  },
};

/** Beside the last time, it is told how it was at another time of the year. */
export const OfAYear: Story = {
  args: {
    prepare: measured(
      exampleHistory({
        results: [
          ...exampleHistory().results,
          exampleResult({
            report: 'f'.repeat(24),
            collected_at: '2025-09-01T13:00:00.000Z',
            value: 64,
            band: 'optimal',
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It is 13 ng\/mL lower than before: /)).toBeVisible();
    await expect(
      canvas.getByText(/^It is 53 ng\/mL lower than on .*, 9 months earlier\. It was within /),
    ).toBeVisible();
  },
};

export const Critical: Story = {
  args: { prepare: measured(exampleHistory({ results: [exampleResult({ value: 2, band: 'critical-low' })] })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A result needs your care team')).toBeVisible();
    // The alert and the steps of the marker say the same.
    await expect(canvas.getAllByText(/^Do what your care team told you about it\. .* call 911\.$/)).toHaveLength(2);
    await expect(canvas.queryByText(/Eat foods rich in iron/)).toBeNull();
  },
};

/** Of a result on neither side of the range, it is said for both. */
export const InRange: Story = {
  args: { prepare: measured(exampleHistory({ results: [exampleResult({ value: 60, band: 'optimal' })] })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If it is low:/)).toBeVisible();
    await expect(canvas.getByText(/If it is high:/)).toBeVisible();
  },
};

/** A range with its low end above its high end is shown as the lab wrote it, and counts for nothing. */
export const UnusableRange: Story = {
  args: {
    prepare: measured(
      exampleHistory({
        results: [
          exampleResult({
            value: 60,
            band: 'optimal',
            unusable: '307 to 15',
            reference: { low: 15, high: 150, source: 'catalogue', by: 'Large US reference laboratories' },
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('15 to 150 ng/mL')).toBeVisible();
    await expect(
      canvas.getByText(/^Your lab wrote the range 307 to 15\. It can’t be used.*Our range is shown instead\.$/),
    ).toBeVisible();
    await expect(canvas.getByText(/your lab’s range 307 to 15 can’t be used$/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^60 ng\/mL: on target; compared with 15 to 150/ })).toBeVisible();
  },
};

export const UnusableRangeAlone: Story = {
  args: {
    prepare: measured(
      exampleHistory({ results: [exampleResult({ band: null, unusable: '307 to 15', reference: null })] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not rated'))[0]).toBeVisible();
    await expect(canvas.queryByText(/Our range is shown instead/)).toBeNull();
  },
};

/** A value such as >60 could be inside the range or outside: it is not rated, and its row and its page say why. */
export const Undecided: Story = {
  args: {
    prepare: measured(
      exampleHistory({ results: [exampleResult({ value: 60, comparator: '>', band: null })], treatments: [] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('>60 ng/mL'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Not rated')[0]).toBeVisible();
    await expect(canvas.getByText(/^Not rated: your lab gave only a lowest possible value/)).toBeVisible();
  },
};

export const TakenBack: Story = {
  args: {
    prepare: measured(exampleHistory({ results: [exampleResult({ status: 'entered-in-error' })], treatments: [] })),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Reported by mistake: the value was taken back'))[0]).toBeVisible();
    await expect(canvas.queryByText(/11 ng/)).toBeNull();
  },
};

/** What nobody has verified is no newest result, and calls nobody. */
export const Entered: Story = {
  args: {
    prepare: measured(
      exampleHistory({
        results: [
          exampleResult({
            report: null,
            value: 2,
            band: 'critical-low',
            collected_at: '2026-06-05T12:00:00.000Z',
            entered: { _id: 'e'.repeat(24), day: '2026-06-05', laboratory: 'Westside Clinic', value: 2, unit: 'ng/mL' },
          }),
          exampleResult(),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A value that you entered is far outside its range')).toBeVisible();
    await expect(canvas.queryByText('A result needs your care team')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Newest result from a lab' })).toBeVisible();
    await expect(canvas.queryByText('What you can do')).toBeNull();
    const [first] = within(canvas.getByRole('list', { name: 'All results' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent('June 5, 2026');
    await expect(first).toHaveTextContent('Entered by you, from Westside Clinic');
    await expect(canvas.getByRole('link', { name: 'See or remove what you entered' })).toHaveAttribute(
      'href',
      '/labs/outside-results',
    );
  },
};

export const EnteredAlone: Story = {
  args: {
    prepare: measured(
      exampleHistory({
        results: [
          exampleResult({
            report: null,
            entered: { _id: 'e'.repeat(24), day: '2026-06-05', laboratory: null, value: 11, unit: 'ng/mL' },
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No lab has sent it to us yet/)).toBeVisible();
  },
};

export const NeverMeasured: Story = {
  args: {
    prepare: measured(exampleHistory({ biomarker: exampleBiomarker({ target: null, sources: {} }), results: [] })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It has not been measured yet.')).toBeVisible();
  },
};

/** Its result is here, and waits for the provider's note. */
export const WaitingForTheNote: Story = {
  args: {
    prepare: (queries) => {
      measured(exampleHistory({ results: [] }))(queries);
      knowing({ panels: [exampleReady({ waiting: [REPORT] })] })(queries);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^New results are here\. You chose to see them/)).toBeVisible();
    await expect(canvas.queryByText('It has not been measured yet.')).toBeNull();
  },
};

export const Unknown: Story = {
  args: { prepare: asking },
  beforeEach: answering({ '/markers/': problemAnswer(404, 'NotFound', 'there is no such marker') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such biomarker.')).toBeVisible();
  },
};

const categories = [
  { slug: 'nutrients', name: 'Vitamins and iron', markers: exampleMarkers.slice(0, 1) },
  {
    slug: 'kidney',
    name: 'Kidneys and minerals',
    markers: exampleMarkers.slice(2).map((one) => ({ ...one, result: null })),
  },
];

export const All: Story = {
  args: {
    ...atPanel(BiomarkersPage, '/biomarkers'),
    prepare: (queries) => {
      knowing()(queries);
      queries.setQueryData(allBiomarkersQuery(labUser._id, PANEL).queryKey, categories);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Vitamins and iron' })).toBeVisible();
    await expect(canvas.getByText('Not measured')).toBeVisible();
  },
};

export const Category: Story = {
  args: {
    ...atPanel(CategoryPage, '/categories/$slug'),
    path: `/labs/${PANEL}/categories/kidney`,
    prepare: (queries) => {
      knowing()(queries);
      const category = { slug: 'kidney', name: 'Kidneys and minerals', markers: criticalMarkers.slice(2) };
      queries.setQueryData(labCategoryQuery(labUser._id, PANEL, 'kidney').queryKey, category);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kidneys and minerals' })).toBeVisible();
    await expect(canvas.getByText('A result needs your care team')).toBeVisible();
  },
};
