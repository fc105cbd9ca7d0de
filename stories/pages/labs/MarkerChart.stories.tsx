import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MarkerChart } from '#app/labs/charts/MarkerChart.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { exampleBiomarker, exampleEntered, exampleResult, exampleYear } from './exampleResults.ts';

const meta = {
  title: 'Labs/MarkerChart',
  component: MarkerChart,
  decorators: [
    (Story) => (
      <main>
        <Card>
          <Story />
        </Card>
      </main>
    ),
  ],
  args: { biomarker: exampleBiomarker(), results: exampleYear, zone: 'America/Los_Angeles' },
} satisfies Meta<typeof MarkerChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneYear: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'LDL cholesterol: 5 results from June 2, 2025 to June 15, 2026; the newest is 76 mg/dL, on target; compared with up to 99 mg/dL, your lab’s range.',
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/Target: up to 79 mg\/dL/)).toBeVisible();
    await expect(canvas.getByText('Corrected by your lab')).toBeVisible();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'LDL cholesterol' });
    const rows = () => within(table).getAllByRole('row');
    await expect(rows()[1]).toHaveTextContent('June 15, 202676 mg/dLOn targetup to 99 mg/dL, your lab’s range');
    await expect(table.getBoundingClientRect().height).toBeGreaterThan(100);
    await expect(table.parentElement?.getBoundingClientRect().height).toBe(1);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Show as table: LDL cholesterol' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(table.parentElement?.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

export const WithTreatments: Story = {
  args: {
    treatments: [
      { name: 'Rosuvastatin 5 mg', from: '2025-07-01T16:00:00.000Z', to: '2025-11-03T16:00:00.000Z', changes: [] },
      {
        name: 'Rosuvastatin 10 mg',
        from: '2025-11-03T16:00:00.000Z',
        to: null,
        changes: [{ at: '2026-02-03T16:00:00.000Z', instructions: 'Take 2 tablets each evening.' }],
      },
      { name: 'Omega-3', from: '2024-02-03T16:00:00.000Z', to: null, changes: [] },
      { name: 'Began after the last result', from: '2026-07-03T16:00:00.000Z', to: null, changes: [] },
      {
        name: 'Ended before the first result',
        from: '2024-01-03T16:00:00.000Z',
        to: '2024-05-03T16:00:00.000Z',
        changes: [],
      },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('heading', { name: 'What you took meanwhile' }).nextElementSibling;
    await expect([...(list?.children ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
      'Rosuvastatin 5 mg, from July 1, 2025 to November 3, 2025',
      'Rosuvastatin 10 mg, since November 3, 2025 Dose changed on February 3, 2026: Take 2 tablets each evening.',
      'Omega-3, since February 3, 2024',
    ]);
  },
};

export const OneValue: Story = { args: { results: [exampleResult('2026-06-15', 76)] } };

export const AllEqual: Story = {
  args: {
    biomarker: exampleBiomarker({ target: null }),
    results: ['2026-01-05', '2026-02-02', '2026-03-09'].map((day) =>
      exampleResult(day, 90, { reference: null, band: null }),
    ),
  },
};

export const WithoutRange: Story = {
  args: {
    biomarker: exampleBiomarker({ target: null }),
    results: exampleYear.map((result) => ({ ...result, reference: null, band: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not rated')[0]).toBeVisible();
    await expect(canvas.queryByText(/your lab’s range/)).toBeNull();
  },
};

const upTo129 = { low: null, high: 129, source: 'laboratory' } as const;

/** Two values above one limit, of which one is called just above: the legend says what that means. */
export const JustAbove: Story = {
  args: {
    results: [
      exampleResult('2026-03-09', 142, { reference: upTo129 }),
      exampleResult('2026-06-15', 131, { reference: upTo129 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Above range', { selector: 'ul *' })).toBeVisible();
    await expect(
      canvas.getByText('Just above range: so close to it that another test may well find it inside'),
    ).toBeVisible();
  },
};

/** A draw each quarter, of which two laboratories had different ranges. */
export const TenYears: Story = {
  args: {
    results: Array.from({ length: 40 }, (_, index) =>
      exampleResult(
        `${2016 + Math.floor(index / 4)}-${String((index % 4) * 3 + 1).padStart(2, '0')}-10`,
        130 - index + ((index * 7) % 11),
        index < 20 ? { reference: { low: null, high: 129, source: 'catalogue' }, band: 'in-range' } : {},
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The range changed over time; the newest is up to 99 mg/dL, your lab’s range'),
    ).toBeVisible();
  },
};

/** What two sources say alike has not changed. */
export const OneRangeOfTwoSources: Story = {
  args: {
    results: [
      exampleResult('2026-03-09', 121, { reference: { ...upTo129, source: 'catalogue' }, band: 'in-range' }),
      exampleResult('2026-06-15', 98, { reference: upTo129, band: 'in-range' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Compared with up to 129 mg/dL')).toBeVisible();
    await expect(canvas.queryByText(/The range changed/)).toBeNull();
  },
};

export const BeyondMeasure: Story = {
  args: {
    biomarker: exampleBiomarker({
      _id: 'hs-crp',
      name: 'High-sensitivity C-reactive protein',
      unit: 'mg/L',
      decimals: 1,
      target: { low: null, high: 0.9 },
    }),
    results: [
      exampleResult('2025-06-02', 10, {
        comparator: '>',
        band: 'high',
        unit: 'mg/L',
        reference: { low: null, high: 3, source: 'laboratory' },
      }),
      exampleResult('2025-09-08', 1.2, {
        band: 'in-range',
        unit: 'mg/L',
        reference: { low: null, high: 3, source: 'laboratory' },
      }),
      exampleResult('2025-12-01', 0.2, {
        comparator: '<',
        band: 'optimal',
        unit: 'mg/L',
        reference: { low: null, high: 3, source: 'laboratory' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beyond what your lab can measure')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'December 1, 2025' }).parentElement).toHaveTextContent('<0.2');
  },
};

export const Critical: Story = {
  args: {
    biomarker: exampleBiomarker({ _id: 'potassium', name: 'Potassium', unit: 'mmol/L', decimals: 1, target: null }),
    results: (
      [
        ['2025-06-02', 2.6, 'critical-low'],
        ['2025-09-08', 3.3, 'low'],
        ['2025-12-01', 4.4, 'in-range'],
        ['2026-03-09', 5.4, 'high'],
        ['2026-06-15', 6.4, 'critical-high'],
      ] as const
    ).map(([day, value, band]) =>
      exampleResult(day, value, { band, unit: 'mmol/L', reference: { low: 3.5, high: 5.1, source: 'laboratory' } }),
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Far below range', 'Below range', 'In range', 'Above range', 'Far above range'])
      await expect(canvas.getByText(name, { selector: 'ul *' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    biomarker: exampleBiomarker({
      name: 'Immunoglobulin G subclass four of a very long name that no laboratory should ever have given to a marker',
      sources: { reference: 'R'.repeat(120), target: 'A long source '.repeat(12) },
    }),
    treatments: [
      {
        name: 'A treatment of which the name goes on and on '.repeat(4),
        from: '2025-08-01T16:00:00.000Z',
        to: null,
        changes: [],
      },
    ],
  },
};

export const Evergreen: Story = { globals: { brand: 'Evergreen' } };

export const NarrowPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '272px' }}>
        <Story />
      </div>
    ),
  ],
  args: WithTreatments.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What a patient has entered has a mark of its own, in the chart, the legend and the table. */
export const WithEntered: Story = {
  args: { results: [...exampleYear, exampleEntered('2024-11-20', 131)] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /^LDL cholesterol: 6 results, 1 of them entered by you/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Entered by you, not sent by a lab')).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'LDL cholesterol' })).getAllByRole('row');
    await expect(rows.at(-1)).toHaveTextContent('November 20, 2024131 mg/dL');
    await expect(rows.at(-1)).toHaveTextContent('Entered by you, from Westside Clinic');
  },
};
