import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SecurityPage } from '#app/dashboard/settings/security/SecurityPage.tsx';
import type { Access, Accesses } from '#schemas/wire/access.ts';
import type { Agreement } from '#schemas/wire/agreement.ts';
import type { Policy } from '#schemas/wire/policy.ts';
import { accessesQuery } from '#services/api/accesses.ts';
import { agreementsQuery } from '#services/api/agreements.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';
import { exampleAccess, LINK, OTHER_SESSION, OWN_SESSION } from './exampleAccess.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';

const agreements: readonly Agreement[] = [
  {
    policy: 'consent',
    title: 'Consent to care online',
    agreed_at: '2026-03-10T16:00:00.000Z',
    is_current: true,
    is_kept: true,
    digest: '1c0ffee1',
  },
  {
    policy: 'tos',
    title: 'Terms of service',
    agreed_at: '2025-11-02T16:00:00.000Z',
    is_current: false,
    is_kept: true,
    digest: '3f9a21b7',
  },
  {
    policy: 'privacy',
    title: 'Privacy policy',
    agreed_at: '2024-11-02T16:00:00.000Z',
    is_current: false,
    is_kept: false,
    digest: '0ddba115',
  },
];

/** So many minutes before the page is opened. */
const minutesAgo = (minutes: number, id: number, change: Partial<Access> = {}): Access =>
  exampleAccess({ _id: String(id), at: new Date(Date.now() - minutes * 60_000).toISOString(), ...change });

const page = (accesses: readonly Access[], next: string | null = null): Accesses => ({
  accesses: [...accesses],
  next,
  session: OWN_SESSION,
});

const knowing =
  (known: Accesses | undefined, agreed: readonly Agreement[] = agreements) =>
  (queries: QueryClient) => {
    queries.setQueryData(twoStepQuery(user()._id).queryKey, { on_since: null, recovery_codes: 0, off_from: null });
    queries.setQueryData(passkeysQuery(user()._id).queryKey, []);
    queries.setQueryData(agreementsQuery(user()._id).queryKey, [...agreed]);
    if (known) queries.setQueryData(accessesQuery(user()._id).queryKey, { pages: [known], pageParams: [''] });
  };

const several = () => [
  ...['readUser', 'listIntakes', 'readCard'].map((route, place) => minutesAgo(1, 40 - place, { route })),
  minutesAgo(2, 30, LINK),
  minutesAgo(3 * 60, 20, { session: OTHER_SESSION, user_agent: PHONE, route: 'saveResponse' }),
  minutesAgo(26 * 60, 10, { user: 'c'.repeat(24), session: null, user_agent: '', route: 'readIntake' }),
];

const policy: Policy = {
  section: 'privacy',
  title: 'Privacy policy',
  updated: '2026-03-02',
  parts: [{ heading: 'What we do', paragraphs: ['We bring you together with providers.'] }],
};

const failure = problemAnswer(503, 'ServerError', 'Please try again later.');
const asking = (queries: QueryClient) => queries.setDefaultOptions({ queries: { enabled: true, retry: false } });

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'See who looked at my record' }));
  return within(await screen.findByRole('dialog', { name: 'Who looked at my record' }));
};

const meta = {
  title: 'Pages/Record',
  component: DashboardHarness,
  args: { page: SecurityPage, user: user(), prepare: knowing(undefined) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was agreed to: a text of today, one that has changed since, and one that was not kept. */
export const Agreed: Story = {
  beforeEach: answering({ policy: { status: 200, body: policy } }),
  play: async ({ canvas }) => {
    const [consent, terms, privacy, ...more] = await within(
      await canvas.findByRole('list', { name: 'What I agreed to' }),
    ).findAllByRole('listitem');
    await expect(more).toEqual([]);
    if (!consent || !terms || !privacy) return;
    await expect(consent).toHaveTextContent('Consent to care online');
    await expect(consent).toHaveTextContent('Agreed on March 10, 2026');
    await expect(consent).toHaveTextContent('You agreed to version 1c0ffee1. This is the text of today.');
    await expect(terms).toHaveTextContent('You agreed to version 3f9a21b7. The text has changed since.');
    await expect(
      within(terms).getByRole('link', { name: 'Read the terms that you agreed to, version 3f9a21b7' }),
    ).toHaveAttribute('href', `/dashboard/${user()._id}/agreements/3f9a21b7`);
    await expect(privacy).toHaveTextContent('The text has changed since, and the one that you agreed to was not kept.');
    await expect(within(privacy).queryByRole('link')).toBeNull();
    await userEvent.click(within(privacy).getByRole('button', { name: 'Read the text of today' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Privacy policy' }));
    await expect(await panel.findByText('We bring you together with providers.')).toBeVisible();
  },
};

export const NothingAgreed: Story = {
  args: { prepare: knowing(undefined, []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is kept of what you agreed to.')).toBeVisible();
  },
};

export const AgreementsLoading: Story = { args: { prepare: () => undefined } };

export const AgreementsFailed: Story = {
  args: { prepare: asking },
  // The rest of the page is there.
  beforeEach: answering({
    agreements: failure,
    sessions: { status: 200, body: { devices: [] } },
    passkeys: { status: 200, body: { passkeys: [] } },
    'two-step': { status: 200, body: { on_since: null, recovery_codes: 0, off_from: null } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Loading: Story = {
  play: async () => {
    await expect(await (await open()).findByText('Loading…')).toBeInTheDocument();
  },
};

export const SeveralGroups: Story = {
  args: { prepare: (queries) => knowing(page(several()))(queries) },
  play: async () => {
    const panel = await open();
    const rows = [...(await panel.findByRole('list', { name: 'Who looked at my record' })).children].filter(
      (row) => row instanceof HTMLElement,
    );
    const told = [
      ['You, on this device', 'Your account, your visits, your card', 'Firefox on Linux', 'Just now'],
      ['Somebody with a link of yours', 'One of your photos', 'Firefox on Linux', 'Just now'],
      ['You', 'An answer in a visit', 'Safari on iPhone', '3 hours ago'],
      ['The care team', 'One of your visits', 'Unknown device', '1 day ago'],
    ];
    await expect(rows).toHaveLength(told.length);
    for (const [place, row] of rows.entries())
      for (const words of told[place] ?? []) await expect(within(row).getAllByText(words)[0]).toBeVisible();
    await expect(panel.queryByText(/[Rr]efused/)).toBeNull();
    const [first] = rows;
    if (!first) return;
    const [address] = within(first).getAllByText(/IP address 192\.0\.2\.7/);
    await expect(address).not.toBeVisible();
    await userEvent.click(within(first).getByText('Details of all 3'));
    await expect(address).toBeVisible();
    await expect(within(first).getByText('Your visits')).toBeVisible();
  },
};

/** What came without a person: from a laboratory, and from a job, which has neither address nor device. */
export const LaboratoryAndJob: Story = {
  args: {
    prepare: (queries) =>
      knowing(
        page([
          minutesAgo(2 * 60, 40, { user: 'f'.repeat(24), session: null, route: 'receiveLabReports', user_agent: '' }),
          minutesAgo(5 * 60, 30, {
            user: 'c'.repeat(24),
            session: null,
            route: 'actAsCareTeam',
            address: '',
            user_agent: '',
          }),
        ]),
      )(queries),
  },
  play: async () => {
    const panel = await open();
    const rows = [...(await panel.findByRole('list', { name: 'Who looked at my record' })).children].filter(
      (row) => row instanceof HTMLElement,
    );
    const [laboratory, job] = rows;
    await expect(rows).toHaveLength(2);
    if (!laboratory || !job) return;
    for (const words of ['The laboratory', 'Lab results sent', 'Unknown device', '2 hours ago'])
      await expect(within(laboratory).getAllByText(words)[0]).toBeVisible();
    for (const words of ['The care team', 'Your messages with the care team', 'Done by itself', '5 hours ago'])
      await expect(within(job).getAllByText(words)[0]).toBeVisible();
    await userEvent.click(within(laboratory).getByText('Details'));
    await expect(within(laboratory).getByText(/IP address 192\.0\.2\.7/)).toBeVisible();
    await userEvent.click(within(job).getByText('Details'));
    await expect(within(job).queryByText(/IP address/)).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    prepare: (queries) =>
      knowing(
        page([
          minutesAgo(1, 40, { route: 'readCharge', status: 404 }),
          minutesAgo(90, 30, { session: OTHER_SESSION }),
          minutesAgo(90, 29, { session: OTHER_SESSION, route: 'changePassword', status: 400 }),
        ]),
      )(queries),
  },
  play: async () => {
    const panel = await open();
    await expect((await panel.findAllByText('Refused'))[0]).toBeVisible();
    await expect(panel.getByText('1 of 2 refused')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { prepare: knowing(page([])) },
  play: async () => {
    await expect(await (await open()).findByText('Nobody has looked at your record yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    prepare: (queries) => {
      asking(queries);
      knowing(undefined)(queries);
    },
  },
  beforeEach: answering({ accesses: failure, agreements: { status: 200, body: { agreements } } }),
  play: async () => {
    const panel = await open();
    await expect(await panel.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(panel.queryByRole('alert')).toBeNull();
  },
};

export const MoreToLoad: Story = {
  args: { prepare: (queries) => knowing(page([minutesAgo(1, 40)], '40'))(queries) },
  beforeEach: answering({ accesses: { status: 200, body: page([minutesAgo(200, 39, { route: 'readCard' })]) } }),
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Load more' }));
    // The keyboard goes on where the button was.
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your card'));
    await expect(panel.queryByRole('button', { name: 'Load more' })).toBeNull();
  },
};

export const MoreFailed: Story = {
  args: {
    prepare: (queries) => {
      queries.setDefaultOptions({ queries: { enabled: false, retry: false } });
      knowing(page([minutesAgo(1, 40)], '40'))(queries);
    },
  },
  beforeEach: answering({ accesses: failure }),
  play: async () => {
    const panel = await open();
    await userEvent.click(await panel.findByRole('button', { name: 'Load more' }));
    await expect(await panel.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(panel.getAllByText('Your account')[0]).toBeVisible();
  },
};
