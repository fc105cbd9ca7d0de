import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ReportPage } from '#app/labs/history/ReportPage.tsx';
import type { ReportLink } from '#schemas/wire/labs/reportLink.ts';
import { reportLinksQuery } from '#services/api/labs/reportLinks.ts';
import { answering } from '../../answering.ts';
import { expectFocus } from '../../expectFocus.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleCreated, exampleLink, SECRET } from './exampleShared.ts';
import { atPanel, knowing, labUser, PANEL, REPORT } from './labsArgs.ts';

const links: readonly ReportLink[] = [
  exampleLink({ opened_at: '2026-06-04T16:30:00.000Z' }),
  exampleLink({ _id: '2'.repeat(24), reader: 'Dr. Bo Summer', ended_at: '2026-06-05T10:00:00.000Z' }),
  exampleLink({ _id: '3'.repeat(24), reader: 'My sister', expires_at: '2026-05-01T10:00:00.000Z' }),
];

/** The page of a report with some links. */
const withLinks = (listed: readonly ReportLink[]) => ({
  ...atPanel(ReportPage, '/history/$reportId'),
  path: `/labs/${PANEL}/history/${REPORT}`,
  prepare: (queries: Parameters<ReturnType<typeof knowing>>[0]) => {
    knowing({ reportId: REPORT })(queries);
    queries.setQueryData(reportLinksQuery(labUser._id, REPORT).queryKey, [...listed]);
  },
});

const meta = {
  title: 'Pages/Share a lab report',
  component: DashboardHarness,
  args: withLinks([]),
  beforeEach: answering({
    '/links': { status: 200, body: exampleCreated },
    '/report-links/': { status: 200, body: null },
  }),
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the panel, which stands above the page. */
async function opened(canvas: { findByRole: (role: 'button', options: { name: string }) => Promise<HTMLElement> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Share this report' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Share with a doctor' }));
  await panel.findByRole('heading', { name: 'Links to this report' });
  return panel;
}

export const None: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await expect(await panel.findByText('There are none yet.')).toBeVisible();
  },
};

export const Some: Story = {
  args: withLinks(links),
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    const [live, ended, expired] = panel.getAllByRole('listitem');
    await expect(live).toHaveTextContent(/Dr. Ada Winter\s*Works until .*2999.*\s*Last opened June 4, 2026 at/);
    await expect(ended).toHaveTextContent(/Dr. Bo Summer\s*Ended June 5, 2026 at .*Not opened yet/);
    await expect(expired).toHaveTextContent(/My sister\s*Expired May 1, 2026 at/);
    await expect(panel.getAllByRole('button', { name: /^End this link/ })).toHaveLength(1);
  },
};

export const Made: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.type(panel.getByLabelText('Who is it for?'), 'Dr. Ada Winter');
    await userEvent.selectOptions(panel.getByLabelText('How long does the link work?'), '30 days');
    await userEvent.click(panel.getByRole('button', { name: 'Make a link' }));
    await expectFocus(await panel.findByRole('heading', { name: 'The link for Dr. Ada Winter is ready' }));
    await expect(panel.getByLabelText('Link')).toHaveValue(`${location.origin}/shared-report#${SECRET}`);
    await expect(panel.getByRole('listitem')).toHaveTextContent('Dr. Ada Winter');
    // It is shown once.
    await userEvent.click(panel.getByRole('button', { name: 'Make another link' }));
    await expect(panel.queryByDisplayValue(new RegExp(SECRET))).toBeNull();
  },
};

export const WithoutReader: Story = {
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Make a link' }));
    await expect(await panel.findByText('Please write whom the link is for.')).toBeVisible();
    await expectFocus(panel.getByLabelText('Who is it for?'));
  },
};

export const Refused: Story = {
  beforeEach: answering({ '/links': problemAnswer(429, 'TooManyRequests', 'You have made 30 links today.') }),
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.type(panel.getByLabelText('Who is it for?'), 'Dr. Ada Winter');
    await userEvent.click(panel.getByRole('button', { name: 'Make a link' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('You have made 30 links today.');
    await expect(panel.getByLabelText('Who is it for?')).toHaveValue('Dr. Ada Winter');
  },
};

export const Ended: Story = {
  args: withLinks(links),
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'End this link for Dr. Ada Winter' }));
    await expectFocus(panel.getByRole('region', { name: 'Links to this report' }));
    await expect(panel.queryByRole('button', { name: /^End this link/ })).toBeNull();
    await expect(panel.getAllByRole('listitem')[0]).toHaveTextContent(/Dr. Ada Winter\s*Ended/);
  },
};

export const NotEnded: Story = {
  args: withLinks(links),
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    const panel = await opened(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'End this link for Dr. Ada Winter' }));
    await expect(await panel.findByRole('alert')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'End this link for Dr. Ada Winter' })).toBeEnabled();
  },
};
