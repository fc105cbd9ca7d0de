import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AlreadySubscribed } from '#app/dashboard/shop/panels/AlreadySubscribed.tsx';
import { OrderPlaced } from '#app/dashboard/shop/panels/OrderPlaced.tsx';
import { PurchasePanel } from '#app/dashboard/shop/panels/PurchasePanel.tsx';
import { RequestSent } from '#app/dashboard/shop/panels/RequestSent.tsx';
import { FilterSheet } from '#app/dashboard/shop/filters/FilterSheet.tsx';
import { nothingChosen } from '#app/dashboard/shop/search/chosenFilters.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { cardQuery } from '#services/api/cards.ts';
import { statesQuery } from '#services/api/states.ts';
import { userQuery } from '#services/api/users.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleCard } from '../../exampleCard.ts';
import { exampleOffers, idOf } from '../../exampleOffers.ts';
import { exampleUser } from '../exampleUser.ts';
import { inPage } from '../inPage.tsx';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';
import { exampleFilters, exampleProducts, organizationWith } from './exampleShop.ts';

const user = exampleUser({ state: 'CA', has_card_source: true });

const address = {
  first_name: 'Dora',
  last_name: 'Demo',
  street_address: '12 Harbor Street',
  apt_suite: '',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94607',
  country: 'us',
  phone_number: '4155550147',
};

interface StandProps {
  readonly offer?: Offer;
  readonly onPlaced: () => void;
  readonly onClose: () => void;
}

/** The checkout of a product with everything known that it reads. It can be opened again once it is closed. */
function Stand({ offer = exampleOffers.labPanel, onPlaced, onClose }: StandProps) {
  const [queries] = useState(() => {
    currentOrganization.set(organizationWith({}));
    const client = new QueryClient({ defaultOptions: { queries: { enabled: false, retryDelay: 0 } } });
    client.setQueryData(userQuery(user._id).queryKey, user);
    client.setQueryData(cardQuery(user._id).queryKey, exampleCard);
    client.setQueryData(statesQuery.queryKey, [
      { _id: idOf('CA'), name: 'California', abbreviation: 'CA', syncRequired: false },
    ]);
    client.setQueryData(['offers', offer.template._id], offer);
    return client;
  });
  const [open, setOpen] = useState(true);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <QueryClientProvider client={queries}>
      {open ? (
        <PurchasePanel userId={user._id} product={offer.template} onPlaced={onPlaced} onClose={close} />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Open again
        </button>
      )}
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Pages/ShopPanels',
  component: Stand,
  decorators: [inPage],
  args: { onPlaced: fn(), onClose: fn() },
} satisfies Meta<typeof Stand>;

export default meta;
type Story = StoryObj<typeof meta>;

const once = exampleOffers.labPanel;

export const LabTest: Story = {
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Buy Longevity Panel' }));
    await expect(await panel.findByRole('heading', { name: 'Where should we send your lab order?' })).toBeVisible();
    await expect(panel.queryByLabelText('Quantity')).toBeNull();
    await waitFor(() => expect(panel.getByText('Sub-Total')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const SeveralOfASupplement: Story = {
  args: { offer: { ...once, template: { ...once.template, type: 'supplement', name: 'NAD+ Support' } } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Buy NAD+ Support' }));
    await waitFor(() => expect(panel.getByText('Sub-Total')).toBeVisible());
    await userEvent.selectOptions(panel.getByLabelText('Quantity'), '3');
    await expect(await panel.findByText('3 × NAD+ Support')).toBeVisible();
    await expect(panel.getAllByText('$687.00').length).toBeGreaterThan(0);
    await expect(panel.getByText('$687.00 is charged to your card when you place the order.')).toBeVisible();
  },
};

const opened = async () => {
  const panel = within(await screen.findByRole('dialog', { name: 'Buy Longevity Panel' }));
  await waitFor(() => expect(panel.getByText('Sub-Total')).toBeVisible());
  return panel;
};

const refused = 'You can buy 1 to 10 at once. Please choose a number from 1 to 10.';

/** A number that the server refuses is told of where it is chosen, until another one is. */
export const RefusedQuantity: Story = {
  args: { offer: { ...once, template: { ...once.template, _id: idOf('refused'), type: 'supplement' } } },
  beforeEach: answering({
    '/v2/orders/patient': problemAnswer(400, 'InvalidRequest', refused, [
      { field: 'quantity', code: 'range', message: refused },
    ]),
    '/orders/': { status: 200, body: [] },
    '/users/': { status: 200, body: { ...user, shipping_info: address, revision: 1 } },
  }),
  play: async () => {
    const panel = await opened();
    const fields = {
      'First name': address.first_name,
      'Last name': address.last_name,
      'Street address': address.street_address,
      City: address.city,
      'Zip code': address.zip_code,
      'Phone number': '4155550147',
    };
    for (const [label, value] of Object.entries(fields)) {
      await userEvent.clear(panel.getByLabelText(label));
      await userEvent.type(panel.getByLabelText(label), value);
    }
    await userEvent.click(panel.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(panel.getByLabelText('Quantity')).toHaveAccessibleDescription(refused));
    await waitFor(() => expect(panel.getByLabelText('Quantity')).toHaveFocus());
    await userEvent.selectOptions(panel.getByLabelText('Quantity'), '2');
    await expect(panel.getByLabelText('Quantity')).not.toHaveAccessibleDescription(refused);
  },
};

/** What is typed and not sent stays for the next time, whichever way the panel was closed. */
export const ClosedAndOpenedAgain: Story = {
  args: { offer: { ...once, template: { ...once.template, _id: idOf('reopened'), type: 'supplement' } } },
  play: async ({ canvas }) => {
    const first = await opened();
    await userEvent.selectOptions(first.getByLabelText('Quantity'), '3');
    await userEvent.clear(first.getByLabelText('Street address'));
    await userEvent.type(first.getByLabelText('Street address'), '7 Quay Lane');
    await userEvent.clear(first.getByLabelText(/Discount Code/));
    await userEvent.type(first.getByLabelText(/Discount Code/), 'LATER5');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Open again' }));
    const second = await opened();
    await expect(second.getByLabelText('Street address')).toHaveValue('7 Quay Lane');
    await expect(second.getByLabelText(/Discount Code/)).toHaveValue('LATER5');
    await expect(second.getByLabelText('Quantity')).toHaveValue('3');
    await waitFor(() => expect(second.getByText('3 × Longevity Panel')).toBeVisible());
  },
};

export const Placed: Story = {
  render: ({ onClose }) => (
    <OrderPlaced
      placed={{ name: 'NAD+ Support', type: 'supplement', order: 'c'.repeat(24), panel: undefined }}
      onClose={onClose}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Your order has been placed successfully.' }));
    await expect(dialog.getByRole('link', { name: 'See your order' })).toHaveAttribute(
      'href',
      `/orders/${'c'.repeat(24)}`,
    );
  },
};

export const LabPlaced: Story = {
  render: ({ onClose }) => (
    <OrderPlaced
      placed={{ name: 'Longevity Panel', type: 'lab', order: 'c'.repeat(24), panel: 'd'.repeat(24) }}
      onClose={onClose}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'See your lab test' })).toHaveAttribute(
      'href',
      `/labs/${'d'.repeat(24)}`,
    );
  },
};

const [, , lab] = exampleProducts;

export const SubscribedToALabTest: Story = {
  render: ({ onPlaced, onClose }) =>
    lab ? (
      <AlreadySubscribed
        userId={user._id}
        product={lab}
        subscription={exampleSubscription()}
        onBuyOnce={onPlaced}
        onAsked={onClose}
        onClose={onClose}
      />
    ) : (
      <p>There is no lab test.</p>
    ),
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Subscription Already Exists' }));
    await expect(panel.queryByRole('button', { name: 'Modify Treatment' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'One Time Purchase' }));
    await expect(args.onPlaced).toHaveBeenCalled();
    const [, close] = panel.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Asked: Story = {
  render: ({ onClose }) => <RequestSent onClose={onClose} />,
  play: async () => {
    await expect(
      await screen.findByText(
        'Your protocol request has been successfully submitted! A member of our clinical team will be in touch soon with updates on your protocol.',
      ),
    ).toBeVisible();
  },
};

const choose = fn();

export const Filters: Story = {
  render: ({ onClose }) => (
    <FilterSheet
      filters={exampleFilters}
      chosen={{ ...nothingChosen, type: ['lab'] }}
      onChoose={choose}
      onClose={onClose}
    />
  ),
  play: async ({ args }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const types = within(sheet.getByRole('group', { name: 'Type' }));
    await expect(types.getByLabelText('Lab tests')).toBeChecked();
    await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
    await expect(types.getByLabelText('All')).toBeChecked();
    await userEvent.click(types.getByLabelText('Supplements'));
    await userEvent.click(sheet.getByLabelText('Energy'));
    await userEvent.click(sheet.getByRole('button', { name: 'Show products' }));
    await expect(choose).toHaveBeenCalledWith({ type: ['supplement'], protocols: [], benefits: ['Energy'] });
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
