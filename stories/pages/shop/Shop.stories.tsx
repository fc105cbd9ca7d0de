import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { chosenIn, shopChoiceOf } from '#app/dashboard/shop/search/chosenFilters.ts';
import type { ShopSearch } from '#app/dashboard/shop/search/readShopSearch.ts';
import { ShopPage } from '#app/dashboard/shop/ShopPage.tsx';
import type { ProductPage } from '#schemas/wire/productPage.ts';
import type { ShopSettings } from '#schemas/wire/shop.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { shopQuery } from '#services/api/products.ts';
import { statesQuery } from '#services/api/states.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';
import { exampleSubscription } from '../subscriptions/exampleSubscription.ts';
import { idOf } from '../../exampleOffers.ts';
import { exampleBanners, exampleFilters, examplePage, exampleProducts, organizationWith } from './exampleShop.ts';

const user = exampleUser({ verificationStatus: 'completed', verified: true, state: 'CA' });

interface Known {
  readonly page?: ProductPage | undefined;
  readonly search?: ShopSearch;
  readonly shop?: Partial<ShopSettings>;
  readonly subscriptions?: readonly Subscription[];
}

/** What the page knows of the shop; without a page, it is still being read. */
const knowing =
  ({ page, search = {}, shop = { banners: [...exampleBanners] }, subscriptions = [] }: Known) =>
  (queries: QueryClient) => {
    const organization = organizationWith(shop);
    currentOrganization.set(organization);
    if (page) queries.setQueryData(shopQuery(shopChoiceOf(search, organization.settings.shop.filters)).queryKey, page);
    queries.setQueryData(subscriptionsQuery(user._id).queryKey, [...subscriptions]);
    queries.setQueryData(statesQuery.queryKey, [
      { _id: idOf('NY'), name: 'New York', abbreviation: 'NY', syncRequired: false },
    ]);
  };

const [rapamycin] = exampleProducts;
const [plan] = exampleSubscription().product_plans;
const subscribed = exampleSubscription({
  product_plans: plan ? [{ ...plan, product_template: { ...plan.product_template, _id: rapamycin?._id ?? '' } }] : [],
});

const meta = {
  title: 'Pages/Shop',
  component: DashboardHarness,
  args: { page: ShopPage, user, route: '/shop', path: '/shop', prepare: knowing({ page: examplePage() }) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachProduct: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: '6 products' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our Products' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/profile`,
    );
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await expect(card('Generic Rapamycin').getByRole('link', { name: /^Start Visit/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/start\/[0-9a-f]{24}\/p\/[0-9a-f]{24}\?referrer=shop$/),
    );
    await expect(card('Generic Rapamycin').getByText('If your provider says no, you pay nothing.')).toBeVisible();
    await expect(card('Longevity Panel').getByRole('button', { name: /^Purchase/ })).toBeVisible();
    await expect(card('Longevity Panel').getByText('One-time orders ship free.')).toBeVisible();
    await expect(card('Vitamin B12').getByRole('link', { name: /^Purchase/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/signup\/protocol-preference\//),
    );
    await expect(card('Electrolytes').getByText(/^Ask your care team first .* potassium can rise\.$/)).toBeVisible();
    await expect(card('Electrolytes').getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
      'href',
      '/product/electrolytes',
    );
    await expect(canvas.queryByRole('navigation', { name: 'Pages of products' })).toBeNull();
  },
};

export const Filtered: Story = {
  args: {
    path: '/shop?type=lab,supplement&benefits=Energy',
    prepare: knowing({
      page: examplePage(exampleProducts.slice(4, 5)),
      search: { type: 'lab,supplement', benefits: 'Energy' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1 product' })).toBeVisible();
    await expect(chosenIn({ type: 'lab,supplement' }, exampleFilters).type).toEqual(['lab', 'supplement']);
    const opener = canvas.queryByRole('button', { name: 'Filters (3)' });
    if (opener) return;
    const types = within(canvas.getByRole('group', { name: 'Type' }));
    await expect(types.getByRole('checkbox', { name: 'Lab tests' })).toBeChecked();
    await expect(types.getByRole('checkbox', { name: 'All' })).not.toBeChecked();
    await expect(within(canvas.getByRole('group', { name: 'Protocols' })).getByLabelText('All')).toBeChecked();
  },
};

export const FourthPage: Story = {
  args: {
    path: '/shop?page=4',
    prepare: knowing({ page: examplePage(undefined, { page: 4, totalPages: 7, total: 39 }), search: { page: 4 } }),
  },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of products' }));
    const numbers = pages.getAllByRole('link', { name: /^Page / });
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['2', '3', '4', '5', '6']);
    await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('4');
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?page=5');
  },
};

export const WithoutBanners: Story = {
  args: { prepare: knowing({ page: examplePage(), shop: {} }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
    await expect(canvas.getByText('Get started on a visit below')).toBeVisible();
  },
};

export const NotSoldHere: Story = {
  args: {
    user: { ...user, state: 'NY' },
    prepare: knowing({
      page: examplePage(
        exampleProducts.map((one, at) => (at === 1 ? { ...one, unavailable_states: ['NY'] } : one)),
        {
          instead: [
            {
              product: exampleProducts[1]?._id ?? '',
              state: 'NY',
              templates: [
                { _id: idOf('berberine'), name: 'Berberine' },
                { _id: idOf('vitamin-b12'), name: 'Vitamin B12' },
              ],
            },
          ],
        },
      ),
    }),
  },
  play: async ({ canvas }) => {
    const metformin = within(await canvas.findByRole('article', { name: 'Metformin ER' }));
    await expect(metformin.getByText('We cannot send this to New York yet.')).toBeVisible();
    await expect(metformin.getByText('In New York you can get Berberine or Vitamin B12.')).toBeVisible();
    await expect(metformin.queryByRole('link', { name: /^Start Visit/ })).toBeNull();
  },
};

export const Subscribed: Story = {
  args: { prepare: knowing({ page: examplePage(), subscriptions: [subscribed] }) },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: 'Generic Rapamycin' }));
    await expect(card.getByText('Subscribed')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: /^Start Visit/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Subscription Already Exists' }));
    await expect(panel.getByRole('link', { name: 'Manage Subscription' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/subscriptions`,
    );
    await expect(panel.queryByRole('button', { name: 'One Time Purchase' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Modify Treatment' }));
    await expect(await panel.findByRole('heading', { name: 'Request a change to your protocol' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card.getByRole('button', { name: /^Start Visit/ })).toHaveFocus());
  },
};

export const NothingOfThisKind: Story = {
  args: {
    path: '/shop?type=lab',
    prepare: knowing({ page: examplePage([]), search: { type: 'lab' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We have nothing of this kind right now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'See everything that we offer' })).toBeVisible();
  },
};

export const BehindTheLastPage: Story = {
  args: {
    path: '/shop?page=9',
    prepare: knowing({ page: examplePage([], { page: 9, totalPages: 6, total: 36 }), search: { page: 9 } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no products on this page.')).toBeVisible();
  },
};

export const Loading: Story = { args: { prepare: knowing({}) } };

export const Failed: Story = {
  args: {
    prepare: (queries) => {
      knowing({})(queries);
      queries.setDefaultOptions({ queries: { enabled: true, retry: false } });
    },
  },
  beforeEach: answering({ 'v2/products': problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};
