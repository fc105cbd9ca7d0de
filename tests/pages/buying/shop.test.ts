import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { isFull } from '../../support/full.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';

const fixture = pageFixture();

const cards = () => screen.getAllByRole('article');
const card = (name: string) => screen.findByRole('article', { name });
const searched = () => Object.fromEntries(new URLSearchParams(location.search));

describe.each(isFull ? [390, 1280] : [390])('at %d pixels, the shop', (width) => {
  it('is filtered in step with its address, which Back and other patients find again', async () => {
    const isPhone = width === 390;
    const { user } = await fixture.arrive('gus', '/shop?type=lab,no-such-type', { width });
    await screen.findByRole('heading', { level: 2, name: /^\d+ products?$/ });
    await waitFor(() => expect(document.title).toBe('Healthspan Patient Portal | Shop'));
    for (const one of cards()) within(one).getByText('Lab test');
    const openFilters = async () => {
      if (!isPhone) return within(screen.getByRole('main'));
      await user.click(screen.getByRole('button', { name: /^Filters/ }));
      return await openPanel('Filters');
    };
    const submit = async () => {
      if (isPhone) await user.click(screen.getByRole('button', { name: 'Show products' }));
    };
    const filters = await openFilters();
    filters.getByRole('checkbox', { name: 'Lab tests', checked: true });
    for (const name of ['Lab tests', 'Supplements', 'Energy']) {
      const box = filters.getByRole<HTMLInputElement>('checkbox', { name });
      const { checked } = box;
      await user.click(box);
      await waitFor(() => expect(box.checked).toBe(!checked));
    }
    await submit();
    await waitFor(() => expect(searched()).toEqual({ type: 'supplement', benefits: 'Energy' }));
    await card('NAD+ Support');
    expect(screen.queryByRole('article', { name: 'Longevity Panel' })).toBeNull();
    const shown = cards().length;
    const address = location.pathname + location.search;

    await fixture.arrive('ben', address, { width });
    await card('NAD+ Support');
    expect(cards()).toHaveLength(shown);

    const again = await openFilters();
    await user.click(again.getByRole('button', { name: 'Reset' }));
    await submit();
    await waitFor(() => expect(searched()).toEqual({}));
    history.back();
    await waitFor(() => expect(searched()).toEqual({ type: 'supplement', benefits: 'Energy' }));
    fixture.noComplaints();
  });
});

it('tells a subscriber of the subscription, and leads to it', async () => {
  const { user, userId } = await fixture.arrive(await fixture.chloe(), '/shop?type=medication');
  const rapamycin = within(await card('Generic Rapamycin'));
  await rapamycin.findByText('Subscribed');
  const start = rapamycin.getByRole('button', { name: /^Start Visit/ });
  await user.click(start);
  const panel = await openPanel('Subscription Already Exists');
  await panel.findByRole('button', { name: 'Modify Treatment' });
  expect(panel.queryByRole('button', { name: 'One Time Purchase' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Subscription Already Exists' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(start));
  await user.click(start);
  await user.click(await screen.findByRole('link', { name: 'Manage Subscription' }));
  await waitFor(() => expect(location.pathname).toBe(`/dashboard/${userId}/subscriptions`));
  fixture.noComplaints();
});

it('begins a visit from a card with its product chosen and says that it came from the shop', async () => {
  const { user } = await fixture.arrive('gus', '/shop?type=medication');
  const start = within(await card('Metformin ER')).getByRole('link', { name: /^Start Visit/ });
  expect(start.getAttribute('href')).toMatch(/^\/start\/[0-9a-f]{24}\/p\/[0-9a-f]{24}\?referrer=shop$/);
  await user.click(start);
  await waitFor(() => expect(fixture.left).toHaveLength(1));
  await fixture.load();
  await waitFor(() =>
    expect(location.pathname).toMatch(/^\/consultation\/hiw\/[0-9a-f]{24}\/[0-9a-f]{24}\/question\/none$/),
  );
  expect(searched()).toEqual({ referrer: 'shop' });
  fixture.noComplaints();
});

it('says of what is not sold in the state of a patient that it is not, and offers something else', async () => {
  await fixture.arrive('dora', '/shop?type=lab');
  const panel = within(await card('Longevity Panel'));
  await panel.findByText('We cannot send this to New York yet.');
  expect(panel.queryByRole('button', { name: /^Purchase/ })).toBeNull();
  const ways = [
    panel.queryByRole('link', { name: 'Ask your care team' }),
    panel.queryByText(/^In New York you can get/),
  ];
  expect(ways.filter((way) => way !== null)).toHaveLength(1);
  fixture.noComplaints();
});

it('leads from each page of products to the other ones, with focus at the products', async () => {
  const { user, userId } = await fixture.arrive('gus', '/shop');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of products' }));
  expect(cards()).toHaveLength(6);
  const names = () => cards().map((one) => within(one).getByRole('heading').textContent);
  const first = names();
  await user.click(pages.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(names()).not.toEqual(first));
  expect(names().filter((name) => first.includes(name))).toEqual([]);
  expect(pages.getByRole('link', { current: 'page' }).textContent).toBe('2');
  await waitFor(() => expect(document.activeElement?.id).toBe('products'));
  expect(searched()).toEqual({ page: '2' });
  const out = within(screen.getByRole('navigation', { name: 'Shop' }));
  await user.click(out.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(searched()).toEqual({}));
  await user.click(out.getByRole('link', { name: 'Return to Dashboard' }));
  await waitFor(() => expect(location.pathname).toBe(`/dashboard/${userId}/profile`));
  fixture.noComplaints();
});
