import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AddOutsidePage } from '#app/labs/outside/AddOutsidePage.tsx';
import { OutsideResultsPage } from '#app/labs/outside/OutsideResultsPage.tsx';
import type { OutsideResults } from '#schemas/wire/labs/outsideResult.ts';
import { outsideMarkersQuery, outsideResultsQuery } from '#services/api/labs/outsideResults.ts';
import { answering } from '../../answering.ts';
import { exampleMarkers } from '../../exampleMarkers.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleBiomarker, exampleEntered } from './exampleResults.ts';
import { asking, knowing, labUser } from './labsArgs.ts';

const entered: OutsideResults['results'] = [
  { biomarker: exampleBiomarker(), result: exampleEntered('2026-01-05', 131) },
  {
    biomarker: exampleBiomarker({ _id: 'fasting-glucose', name: 'Fasting glucose' }),
    result: exampleEntered('2026-01-05', 94, { unit: 'mmol/L', value: 5.2 }),
  },
  {
    biomarker: exampleBiomarker(),
    result: exampleEntered('2024-11-20', 120, { laboratory: null }),
  },
];

const having =
  (results: OutsideResults['results']) =>
  (queries: QueryClient): void => {
    knowing()(queries);
    queries.setQueryData(outsideResultsQuery(labUser._id).queryKey, results);
    queries.setQueryData(
      outsideMarkersQuery().queryKey,
      exampleMarkers.map(({ units, ...marker }) => ({ ...marker, category: 'Heart', units: [...units] })),
    );
  };

const meta = {
  title: 'Pages/Results from elsewhere',
  component: DashboardHarness,
  args: {
    page: OutsideResultsPage,
    user: labUser,
    route: '/labs/outside-results',
    path: '/labs/outside-results',
    prepare: having(entered),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'January 5, 2026, Westside Clinic' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'November 20, 2024' })).toBeVisible();
    await expect(canvas.getAllByText('Entered by you')).toHaveLength(2);
    await expect(canvas.getByText('You entered 5.2 mmol/L')).toBeVisible();
    await expect(canvas.queryByText(/^A value that you entered is far outside/)).toBeNull();
  },
};

export const Critical: Story = {
  args: {
    prepare: having([
      {
        biomarker: exampleBiomarker({ name: 'Potassium' }),
        result: { ...exampleEntered('2026-01-05', 7), band: 'critical-high' },
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A value that you entered is far outside its range')).toBeVisible();
    await expect(canvas.getByText(/^Your care team hasn't seen this value/)).toBeVisible();
  },
};

export const Removed: Story = {
  beforeEach: answering({ '/outside-results/': { status: 200, body: null } }),
  play: async ({ canvas }) => {
    const [remove = document.body] = await canvas.findAllByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    const sure = canvas.getByRole('button', { name: 'Remove it for good' });
    await expect(sure).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(canvas.getAllByRole('listitem')).not.toHaveLength(0);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove' })[0] ?? remove);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it for good' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove it for good' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getAllByRole('button', { name: 'Remove' })).toHaveLength(2);
  },
};

export const NotRemoved: Story = {
  beforeEach: answering({ '/outside-results/': problemAnswer(503, 'ServiceUnavailable', 'away') }),
  play: async ({ canvas }) => {
    const [remove = document.body] = await canvas.findAllByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it for good' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove it for good' })).toBeVisible();
  },
};

export const None: Story = {
  args: { prepare: having([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have not entered any yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add results from elsewhere' })).toHaveAttribute(
      'href',
      '/labs/outside-results/test',
    );
  },
};

const leftOf = (element: Element | null): number => element?.getBoundingClientRect().left ?? Number.NaN;

export const Add: Story = {
  args: { page: AddOutsidePage, route: '/labs/outside-results/$step', path: '/labs/outside-results/test' },
  play: async ({ canvas }) => {
    const date = await canvas.findByLabelText('Date of the test');
    // The way back has an arrow, which stands where the title begins.
    const arrow = canvas.getByRole('button', { name: 'Back' }).querySelector('svg');
    const title = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(leftOf(arrow)).toBeCloseTo(leftOf(title), -1));
    await userEvent.type(date, '01052026');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What does the report say?' })).toBeVisible();
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Biomarker' }), 'hba1c');
    // The list of markers closes then.
    await userEvent.tab();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Value' }), '5.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Check my results' }));
    await expect(await canvas.findByText(/^From January 5, 2026\. /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What does the report say?' })).toBeVisible();
  },
};

export const AddFails: Story = {
  args: {
    page: AddOutsidePage,
    route: '/labs/outside-results/$step',
    path: '/labs/outside-results/test',
    prepare: asking,
  },
  beforeEach: answering({ '/outside-results/markers': problemAnswer(503, 'ServiceUnavailable', 'away') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};
