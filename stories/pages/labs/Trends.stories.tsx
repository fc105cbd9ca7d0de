import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent, within } from 'storybook/test';
import { TrendsPage } from '#app/labs/trends/TrendsPage.tsx';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { allBiomarkersQuery } from '#services/api/labs/labMarkers.ts';
import { labTrendsQuery } from '#services/api/labs/labTrends.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { examplePanel } from './exampleLab.ts';
import { exampleBiomarker, exampleResult, exampleYear } from './exampleResults.ts';
import { atPanel, knowing, labUser, PANEL } from './labsArgs.ts';

const names = ['LDL cholesterol', 'HDL cholesterol', 'Apolipoprotein B', 'Triglycerides', 'Lipoprotein(a)'];
const markers: LabMarker[] = names.map((name, index) => ({
  biomarker: exampleBiomarker({ _id: `marker-${index}`, name }),
  result: exampleResult('2026-06-15', 76 - index),
  previous: exampleResult('2026-03-09', 91 - index),
}));

/** The trends of each choice of these markers from the first on. */
const measured = (queries: QueryClient) => {
  knowing()(queries);
  queries.setQueryData(allBiomarkersQuery(labUser._id, PANEL).queryKey, [
    { slug: 'heart', name: 'Heart and cholesterol', markers },
  ]);
  for (let count = 1; count <= 4; count += 1) {
    const chosen = markers.slice(0, count);
    queries.setQueryData(
      labTrendsQuery(labUser._id, { markers: chosen.map(({ biomarker }) => biomarker._id) }).queryKey,
      {
        series: chosen.map(({ biomarker }, index) => ({
          biomarker,
          results: exampleYear.map((result) => ({ ...result, value: result.value - 20 * index })),
        })),
      },
    );
  }
};

const meta = {
  title: 'Pages/Trends',
  component: DashboardHarness,
  args: { ...atPanel(TrendsPage, '/trends'), prepare: measured },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /^LDL cholesterol: .* HDL cholesterol: / })).toBeVisible();
    await expect(canvas.getByText('2 chosen, up to 4')).toBeVisible();
  },
};

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Choose biomarkers'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Apolipoprotein B' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Triglycerides' }));
    await expect(await canvas.findByText('D Triglycerides')).toBeVisible();
    await expect(canvas.getByText('4 chosen, up to 4')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Lipoprotein(a)' })).toBeDisabled();
    await expect(canvas.getByText(/^Four are the most/)).toBeVisible();
  },
};

/** What is often looked for is one press away, and left out by another. */
export const OnePress: Story = {
  play: async ({ canvas }) => {
    const quick = within(await canvas.findByRole('list', { name: 'Often compared' }));
    const chip = (name: string) => quick.getByRole('button', { name });
    await expect(chip('HDL cholesterol')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('Apolipoprotein B'));
    await expect(await canvas.findByText('C Apolipoprotein B')).toBeVisible();
    await expect(chip('Apolipoprotein B')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip('Triglycerides'));
    await expect(canvas.getByText('4 chosen, up to 4')).toBeVisible();
    await expect(chip('Lipoprotein(a)')).toBeDisabled();
    await userEvent.click(chip('Triglycerides'));
    await expect(canvas.getByText('3 chosen, up to 4')).toBeVisible();
    await expect(chip('Lipoprotein(a)')).toBeEnabled();
  },
};

export const NoneChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Choose biomarkers'));
    for (const name of names.slice(0, 2)) await userEvent.click(canvas.getByRole('checkbox', { name }));
    await expect(canvas.getByText('Choose a biomarker to see how it moved.')).toBeVisible();
  },
};

export const NothingMeasured: Story = {
  args: {
    prepare: (queries) => {
      measured(queries);
      queries.setQueryData(allBiomarkersQuery(labUser._id, PANEL).queryKey, []);
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no results yet.')).toBeVisible();
  },
};

export const OfNoPanel: Story = {
  args: {
    page: TrendsPage,
    route: '/labs/trends',
    path: '/labs/trends',
    prepare: knowing({ panels: [examplePanel()] }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^There are no results yet\. Once/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All lab tests' })).toHaveAttribute('href', '/labs');
  },
};

export const Loading: Story = { args: { prepare: knowing() } };
