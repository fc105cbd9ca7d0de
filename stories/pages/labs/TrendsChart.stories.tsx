import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrendsChart } from '#app/labs/charts/TrendsChart.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { exampleBiomarker, exampleResult, exampleYear } from './exampleResults.ts';

const days = exampleYear.map(({ collected_at: at }) => at.slice(0, 10));

const seriesOf = (
  _id: string,
  name: string,
  values: readonly number[],
  { unit = 'mg/dL', decimals = 0, low = null as number | null, high = null as number | null } = {},
) => ({
  biomarker: exampleBiomarker({ _id, name, unit, decimals, target: null }),
  results: values.map((value, index) =>
    exampleResult(days[index] ?? '2026-06-15', value, {
      unit,
      band: high !== null && value > high ? 'high' : low !== null && value < low ? 'low' : 'in-range',
      reference: { low, high, source: 'laboratory' },
    }),
  ),
});

const ldl = seriesOf('ldl-cholesterol', 'LDL cholesterol', [142, 121, 98, 91, 76], { high: 99 });
const hdl = seriesOf('hdl-cholesterol', 'HDL cholesterol', [44, 47, 49, 52, 55], { low: 40 });
const apoB = seriesOf('apob', 'Apolipoprotein B', [118, 104, 88, 84, 72], { high: 99 });
const hba1c = seriesOf('hba1c', 'Hemoglobin A1c', [5.9, 5.7, 5.5, 5.6, 5.4], { unit: '%', decimals: 1, high: 5.6 });

const meta = {
  title: 'Labs/TrendsChart',
  component: TrendsChart,
  decorators: [
    (Story) => (
      <main>
        <Card>
          <Story />
        </Card>
      </main>
    ),
  ],
  args: { series: [ldl, hdl, apoB, hba1c], zone: 'America/Los_Angeles' },
} satisfies Meta<typeof TrendsChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourMarkers: Story = {
  play: async ({ canvas }) => {
    // Three of one unit share a plot.
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByText('D Hemoglobin A1c')).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(4);
  },
};

export const OneMarker: Story = { args: { series: [ldl] } };

export const OneUnitFarApart: Story = {
  args: { series: [ldl, seriesOf('lpa', 'Bilirubin', [0.6, 0.7, 0.5, 0.8, 0.6], { decimals: 1, high: 1.2 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
  },
};

export const AlmostEqual: Story = {
  args: {
    series: [
      seriesOf('a', 'Total cholesterol', [100, 101, 100, 101, 100]),
      seriesOf('b', 'LDL cholesterol', [100, 99, 100, 99, 100.5]),
      seriesOf('c', 'Non-HDL cholesterol', [99, 100, 101, 100, 99.5]),
      seriesOf('d', 'Apolipoprotein B', [98, 102, 99, 101, 100]),
    ],
  },
};

export const SomeWithoutResults: Story = {
  args: { series: [{ ...ldl, results: [] }, hba1c] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('LDL cholesterol: no results in this time.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    series: [
      seriesOf('a', 'A marker whose name is as long as anybody could wish for and then some more', [4, 5, 6, 5, 4]),
      seriesOf('b', 'B'.repeat(90), [5, 4, 5, 6, 5]),
    ],
  },
};

export const NarrowPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '272px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
