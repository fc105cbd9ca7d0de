import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { IncludedLabs, LabOrders, LabOverview, LabsShop } from '#app/dashboard/home/widgets/LabWidgets.tsx';
import { WidgetGrid } from '#app/dashboard/home/widgets/WidgetGrid.tsx';
import type { HomeFacts } from '#app/dashboard/home/rules/HomeFacts.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';
import { exampleVisit as visit } from '../visit/exampleVisit.ts';
import { exampleFacts } from './exampleFacts.ts';
import { PageHarness } from '../PageHarness.tsx';

const { intake_template: template } = visit('Longevity labs', 0, 9);
const facts = exampleFacts({ templates: [{ ...template, header: { ...template.header, type: 'lab' } }] });
const panel: LabPanel = {
  _id: 'a'.repeat(24),
  name: 'Longevity panel',
  product_template: 'b'.repeat(24),
  purchase: 'c'.repeat(24),
  created_at: '2026-01-02T00:00:00.000Z',
  payment: null,
  status: 'pending',
  status_at: null,
  critical: false,
  alarms: [],
  ended: [],
  latestReport: null,
};

const waiting: HomeFacts = { ...facts, labs: [{ id: panel._id, status: 'awaiting_results' }] };

const meta = {
  title: 'Pages/Home/Widgets',
  component: WidgetGrid,
  args: { facts, panels: [] },
  beforeEach: () => currentOrganization.set(exampleOrganization),
  decorators: [(Story) => <PageHarness story={() => <Story />} />],
} satisfies Meta<typeof WidgetGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (...expected: readonly string[]) =>
  (async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Questions?' });
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(expected);
  }) satisfies Story['play'];

export const NothingYet: Story = {
  play: titles('Know where you start', 'Our Clinic community', 'Questions?'),
};

export const WithVisits: Story = {
  args: {
    facts: {
      ...facts,
      intakes: [
        visit('Rapamycin', 5, 12),
        visit('Sleep support', 9, 9, { patient_complete: '2026-01-02T00:00:00.000Z' }),
      ],
    },
  },
  play: titles('Continue your visit', 'In review', 'Our Clinic community', 'Questions?'),
};

export const WithProtocols: Story = {
  args: {
    facts: {
      ...facts,
      subscriptions: [
        exampleSubscription({ _id: 'f'.repeat(24), name: 'Acarbose', status: 'paused', active: false }),
        exampleSubscription(),
      ],
    },
  },
  play: async ({ canvas }) => {
    const widget = await canvas.findByRole('region', { name: 'Your protocol' });
    await expect(
      within(widget)
        .getAllByRole('listitem')
        .map((one) => one.innerText.split(/\n+/)),
    ).toEqual([
      ['Current Protocol', 'Generic Rapamycin'],
      ['Paused', 'Acarbose'],
    ]);
  },
};

export const WaitingForALab: Story = {
  args: { facts: waiting, panels: [panel] },
  play: titles('Your lab tests', 'Your lab results', 'How a lab test works', 'Our Clinic community', 'Questions?'),
};

export const Video: Story = {
  args: { facts: waiting, panels: [panel] },
  play: async ({ canvas }) => {
    const play = await canvas.findByRole('button', { name: 'Watch the video' });
    await expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(play);
    const dialog = await within(document.body).findByRole('dialog', { name: 'How a lab test works' });
    await expect(within(dialog).getByTitle('How a lab test works')).toBeVisible();
  },
};

export const ResultsAreThere: Story = {
  args: { facts: { ...facts, labs: [{ id: panel._id, status: 'results_ready' }] }, panels: [panel] },
  play: titles('Your lab tests', 'Your lab results', 'Our Clinic community', 'Questions?'),
};

export const EachOfLabs: Story = {
  render: () => (
    <>
      <IncludedLabs labs={[{ id: panel._id, status: 'ready_to_order' }]} />
      <LabOrders panels={[panel]} />
      <LabOverview labs={[{ id: panel._id, status: 'results_ready' }]} />
      <LabsShop />
    </>
  ),
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Order your test', `/labs/${panel._id}`],
      ['Longevity panel', `/labs/${panel._id}`],
      ['See your results', `/labs/${panel._id}`],
      ['See lab tests', '/shop?type=lab'],
    ] as const)
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
  },
};
