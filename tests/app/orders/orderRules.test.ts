import { describe, expect, it } from 'vitest';
import { stateTexts, statusLabels, trackingHref } from '#app/dashboard/orders/orderTexts.ts';
import { orderStatuses, orderTypes, readOrdersSearch } from '#app/dashboard/orders/readOrdersSearch.ts';
import { showcaseStatus, showcaseType } from '#schemas/wire/showcase.ts';
import { exampleOrder } from '#stories/pages/orders/exampleOrder.ts';

describe('the search of the orders', () => {
  it.each([
    [{}, {}],
    [
      { page: 2, status: 'shipped', type: 'lab' },
      { page: 2, status: 'shipped', type: 'lab' },
    ],
    [{ page: '3' }, { page: 3 }],
    [{ page: 1 }, {}],
    [{ page: 0 }, {}],
    [{ page: -2 }, {}],
    [{ page: 1.5 }, {}],
    [{ page: 'x' }, {}],
    [{ page: 10_000 }, {}],
    [{ page: [2, 3], status: ['shipped'], type: { a: 1 } }, {}],
    [{ status: 'lost', type: 'drug', from: 'mail' }, {}],
  ])('%o chooses %o', (search, choice) => {
    expect(readOrdersSearch(search)).toEqual(choice);
  });
});

it('orders are chosen by every state and kind that there is', () => {
  expect([orderStatuses, orderTypes]).toEqual([showcaseStatus.enum, showcaseType.enum]);
});

describe('the state of an order', () => {
  it.each(showcaseStatus.enum)('%s is told by its name, and by what it means', (status) => {
    const { label, note } = stateTexts(exampleOrder({ status }));
    expect(label).toBe(statusLabels[status]);
    expect(note).toMatch(/^[A-Z].+\.$/);
  });

  it.each([
    ['review', 'Processing, waiting for review'],
    ['patient', 'Processing, waiting for you'],
  ] as const)('says that a visit waits for the %s', (waitsFor, label) => {
    expect(stateTexts(exampleOrder({ status: 'processing', waits_for: waitsFor, shipment: null })).label).toBe(label);
  });

  it.each([
    ['a plan has begun', '5'.repeat(24), 'Started'],
    ['there is nothing to send', null, 'Complete'],
  ] as const)('is not called delivered where %s', (_what, subscription, label) => {
    expect(stateTexts(exampleOrder({ subscription, shipment: null })).label).toBe(label);
  });
});

describe('the page of a carrier', () => {
  it.each([
    ['USPS', '94 00&x', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=94%2000%26x'],
    ['UPS', '1Z', 'https://www.ups.com/track?tracknum=1Z'],
    ['FedEx', '7', 'https://www.fedex.com/fedextrack/?trknbr=7'],
    ['Bike Courier', '7', undefined],
    ['constructor', '7', undefined],
    ['USPS', null, undefined],
    [null, '7', undefined],
  ])('of %s about %s is %s', (carrier, number, href) => {
    expect(trackingHref(carrier, number)).toBe(href);
  });
});
