import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProvidersPage } from '#app/dashboard/providers/ProvidersPage.tsx';
import type { Physician } from '#schemas/wire/appointment.ts';
import { physiciansQuery } from '#services/api/physicians.ts';
import { statesQuery } from '#services/api/states.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { examplePhysician } from '../appointments/examplePhysician.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true });

const states = [
  ['CT', 'Connecticut'],
  ['NJ', 'New Jersey'],
  ['NY', 'New York'],
].map(([abbreviation = '', name = ''], at) => ({
  _id: String(at).repeat(24),
  abbreviation,
  name,
  syncRequired: false,
}));

/** A drawn picture, which needs no server. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" fill="#dcebe7"/><circle cx="80" cy="66" r="26" fill="#fff"/></svg>',
)}`;

const knowing =
  (...physicians: readonly Physician[]) =>
  (queries: QueryClient) => {
    queries.setQueryData(statesQuery.queryKey, states);
    queries.setQueryData(physiciansQuery('NY').queryKey, [...physicians]);
  };

const meta = {
  title: 'Pages/Providers',
  component: DashboardHarness,
  args: {
    page: ProvidersPage,
    user,
    route: '/dashboard/$userId/providers',
    path: `/dashboard/${user._id}/providers`,
    prepare: knowing(
      examplePhysician({ profile_img: { url: portrait }, states: ['NY', 'CT', 'NJ'] }),
      examplePhysician({
        _id: 'b'.repeat(24),
        first_name: 'Noor',
        last_name: 'Haddad',
        credentials: 'NP',
        calendly: { scheduling_url: null },
      }),
    ),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InNewYork: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Who can treat you in New York.')).toBeVisible();
    const maria = within(canvas.getByRole('region', { name: 'Maria Lopez, MD' }));
    await expect(maria.getByText('Treats patients in Connecticut, New Jersey and New York.')).toBeVisible();
    await expect(maria.getByRole('link', { name: 'Book an appointment with Maria Lopez, MD' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/appointments?book=true&physician=${'a'.repeat(24)}`,
    );
    const noor = within(canvas.getByRole('region', { name: 'Noor Haddad, NP' }));
    await expect(noor.getByText('Not taking appointments right now.')).toBeVisible();
    await expect(noor.queryByRole('link')).toBeNull();
  },
};

export const NobodyThere: Story = {
  args: { prepare: knowing() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No provider in New York yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message us' })).toBeVisible();
  },
};

export const StateNotKnown: Story = {
  args: { user: { ...user, state: null }, prepare: knowing() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tell us where you live' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add your state' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/settings/state`,
    );
  },
};

export const Loading: Story = { args: { prepare: () => undefined } };

export const Failed: Story = {
  args: {
    prepare: (queries) => {
      queries.setQueryData(statesQuery.queryKey, states);
      queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
    },
  },
  beforeEach: answering({ physicians: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
