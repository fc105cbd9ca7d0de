import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ProtocolWidget } from '#app/dashboard/home/widgets/ProtocolWidget.tsx';
import { CustomizeProtocol } from '#app/dashboard/protocol/CustomizeProtocol.tsx';
import { answering } from '../../answering.ts';
import { expectFocus } from '../../expectFocus.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { PageHarness } from '../PageHarness.tsx';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';

const rapamycin = exampleSubscription();
const acarbose = exampleSubscription({ _id: 'f'.repeat(24), name: 'Acarbose', status: 'paused', active: false });

const meta = {
  title: 'Pages/Home/Protocol',
  component: CustomizeProtocol,
  args: { protocols: [rapamycin, acarbose], onClose: fn() },
  beforeEach: answering({ '/request-prescription-change': { status: 201, body: { _id: 'e'.repeat(24) } } }),
  decorators: [(Story) => <PageHarness story={() => <Story />} />],
} satisfies Meta<typeof CustomizeProtocol>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Customize your protocol' }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  play: async () => {
    const shown = await panel();
    await expect(shown.getByText('Current Protocol')).toBeVisible();
    await expect(shown.getByText('Paused')).toBeVisible();
    await expect(shown.getByRole('button', { name: 'Status of Acarbose' })).toHaveAccessibleDescription(
      'Your subscription is paused. You can resume it anytime.',
    );
    await expect(shown.getAllByRole('button', { name: /^Customize/ })).toHaveLength(2);
  },
};

export const Customize: Story = {
  play: async () => {
    await press(/^Customize.*Acarbose$/);
    await expectFocus(await screen.findByRole('heading', { name: 'Acarbose' }));
    await expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
  },
};

export const BackAgain: Story = {
  play: async () => {
    await press(/^Customize.*Acarbose$/);
    await press('Back');
    await expectFocus(await screen.findByRole('button', { name: /^Customize.*Acarbose$/ }));
  },
};

export const Failed: Story = {
  beforeEach: answering({
    '/request-prescription-change': problemAnswer(503, 'ServerError', 'Please try again later.'),
  }),
  play: async () => {
    await press(/^Customize.*Rapamycin$/);
    await press('Send request');
    await expect(await screen.findByText('An error has occurred on submitting modification.')).toBeVisible();
  },
};

export const Success: Story = {
  play: async ({ args }) => {
    await press(/^Customize.*Rapamycin$/);
    await press('Send request');
    const dialog = await screen.findByRole('dialog', { name: 'Your request was sent' });
    await expect(within(dialog).getByText(/^Your protocol request has been successfully submitted!/)).toBeVisible();
    await press('Done');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const FromTheHome: Story = {
  render: ({ protocols }) => <ProtocolWidget userId={'1'.repeat(24)} subscriptions={protocols} />,
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Customize protocol' });
    await userEvent.click(opener);
    await panel();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(opener);
    await userEvent.click(opener);
    await press(/^Customize.*Rapamycin$/);
    await press('Send request');
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectFocus(opener);
  },
};
