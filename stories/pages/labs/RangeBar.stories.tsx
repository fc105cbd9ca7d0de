import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RangeBar } from '#app/labs/charts/RangeBar.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { exampleBiomarker, exampleResult } from './exampleResults.ts';

const potassium = exampleBiomarker({
  _id: 'potassium',
  name: 'Potassium',
  unit: 'mmol/L',
  decimals: 1,
  target: { low: 4, high: 4.6 },
  critical: { low: 2.8, high: 6.2 },
});
const reference = { low: 3.5, high: 5.1, source: 'laboratory' } as const;

const meta = {
  title: 'Labs/RangeBar',
  component: RangeBar,
  decorators: [
    (Story) => (
      <main>
        <Card>
          <Story />
        </Card>
      </main>
    ),
  ],
  args: {
    biomarker: potassium,
    result: exampleResult('2026-06-15', 4.3, { band: 'optimal', unit: 'mmol/L', reference }),
  },
} satisfies Meta<typeof RangeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTarget: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: '4.3 mmol/L: on target; compared with 3.5 to 5.1 mmol/L, your lab’s range; target 4.0 to 4.6 mmol/L.',
      }),
    ).toBeVisible();
  },
};

export const InRange: Story = {
  args: { result: exampleResult('2026-06-15', 3.6, { band: 'in-range', unit: 'mmol/L', reference }) },
};
export const High: Story = {
  args: { result: exampleResult('2026-06-15', 5.6, { band: 'high', unit: 'mmol/L', reference }) },
};
export const CriticallyLow: Story = {
  args: { result: exampleResult('2026-06-15', 2.5, { band: 'critical-low', unit: 'mmol/L', reference }) },
};
export const CriticallyHigh: Story = {
  args: { result: exampleResult('2026-06-15', 9, { band: 'critical-high', unit: 'mmol/L', reference }) },
};
export const WithoutCriticalBounds: Story = {
  args: {
    biomarker: { ...potassium, critical: null },
    result: exampleResult('2026-06-15', 3.2, { band: 'low', reference }),
  },
};
export const UpperBoundOnly: Story = {
  args: { biomarker: exampleBiomarker(), result: exampleResult('2026-06-15', 121) },
};
export const LowerBoundOnly: Story = {
  args: {
    biomarker: exampleBiomarker({ name: 'HDL cholesterol', target: { low: 60, high: null } }),
    result: exampleResult('2026-06-15', 52, {
      band: 'in-range',
      reference: { low: 40, high: null, source: 'catalogue' },
    }),
  },
};
export const BelowMeasure: Story = {
  args: {
    biomarker: exampleBiomarker({ unit: 'mg/L', decimals: 1, target: { low: null, high: 0.9 } }),
    result: exampleResult('2026-06-15', 0.2, {
      comparator: '<',
      unit: 'mg/L',
      band: 'optimal',
      reference: { low: null, high: 3, source: 'laboratory' },
    }),
  },
};

export const WithoutRange: Story = {
  args: { result: exampleResult('2026-06-15', 4.3, { band: null, reference: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
