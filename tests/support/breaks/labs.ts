import type { Break } from './Break.ts';

const labs = 'tests/pages/dashboard/labs.test.ts';
const sent = 'tests/backend/labs/sentResults.test.ts';
const orders = 'tests/pages/buying/orders.test.ts';

/** Faults of labs, orders and shop. */
export const breaks: readonly Break[] = [
  {
    name: 'the flag of a laboratory counts for nothing where our range says something',
    file: 'flows/labs/rules/judgedBand.ts',
    from: 'if (flag === null || gravityOf(flag) <= gravityOf(band)) return band;',
    to: 'if (flag === null || band !== null) return band;',
    seenBy: { file: sent, test: 'an alarm > by a flag AA reaches patient, care team and home, or nobody' },
  },
  {
    name: 'a lab order is judged by its newest report alone',
    file: 'services/backend/modules/labs/reading/loadLabs.ts',
    from: '?? newest, shown: reports };',
    to: '?? newest, shown: reports.slice(0, 1) };',
    seenBy: {
      file: sent,
      test: 'an alarm > by a report before a clean one reaches patient, care team and home, or nobody',
    },
  },
  {
    name: 'a critical result waits for the provider to write a note',
    file: 'services/backend/modules/labs/receiving/waitsForNote.ts',
    from: 'and w.critical limit 1',
    to: 'and false limit 1',
    seenBy: {
      file: 'tests/backend/labs/waitingResults.test.ts',
      test: 'results of a patient who chose to wait for the note > do not wait where one is a critical flag',
    },
  },
  {
    name: 'a result that no marker has a place for is not shown',
    file: 'services/backend/modules/labs/reading/Labs.ts',
    from: '...all.filter((one) => !isReplaced(one, false))',
    to: '...all.filter((one) => isReplaced(one, false))',
    seenBy: { file: sent, test: 'no result of two reports is missing from page, counts, PDF and FHIR' },
  },
  {
    name: 'focus stays at the end of the list when a page of orders is turned',
    file: 'app/dashboard/orders/OrdersPage.tsx',
    from: "list.current?.querySelector('a')?.focus({ preventScroll: true });",
    to: '',
    seenBy: {
      file: orders,
      test: 'lists the orders page by page, with focus on the first one of the page that was opened',
    },
  },
  {
    name: 'the way back from an order forgets which orders were chosen',
    file: 'app/dashboard/orders/OrderPage.tsx',
    from: '!history.location.state.fromList',
    to: 'history.location.state.fromList',
    seenBy: {
      file: orders,
      test: 'shows what was ordered and what happened to its end, and leads back to the list as it was',
    },
  },
  {
    name: 'an order is shown to every patient who has its address',
    file: 'services/backend/modules/showcase/store.ts',
    from: 'where o.user_id = $1 and o.submitted_at is not null',
    to: 'where (o.user_id = $1 or o.id = $4::text) and o.submitted_at is not null',
    seenBy: {
      file: orders,
      test: 'shows no order of another patient, be it a visit that waits or something that was sent',
    },
  },
  {
    name: 'a visit that is begun in the shop does not say so',
    file: 'app/dashboard/shop/grid/StartButton.tsx',
    from: "search={{ referrer: 'shop' }}",
    to: 'search={{}}',
    seenBy: {
      file: 'tests/pages/buying/shop.test.ts',
      test: 'begins a visit from a card with its product chosen and says that it came from the shop',
    },
  },
  {
    name: 'the banners turn for patients who prefer reduced motion',
    file: 'app/dashboard/shop/banners/CarouselMotion.tsx',
    from: 'if (still.matches || document.hidden) return;',
    to: 'if (document.hidden) return;',
    seenBy: {
      file: 'stories/pages/shop/ShopCarousel.stories.tsx',
      test: 'Turns Unless Motion Is Reduced',
    },
  },
  {
    name: 'trends of another period are answered from the cache of the first one',
    file: 'services/api/labs/labTrends.ts',
    from: "queryKey: ['lab trends', userId, markers, from ?? ''],",
    to: "queryKey: ['lab trends', userId, markers],",
    seenBy: {
      file: labs,
      test: 'what was measured over time > is asked for of up to four markers that the patient chooses, and no address tells of which',
    },
  },
  {
    name: 'a link to a report works after its patient has ended it',
    file: 'services/backend/modules/labs/sharing/store.ts',
    from: 'l.ended_at is null and ',
    to: '',
    seenBy: { file: labs, test: 'a report is shown to its reader by a link until the patient ends it' },
  },
  {
    name: 'a result that was removed stays on the page',
    file: 'services/api/labs/outsideResults.ts',
    from: 'listed?.filter(({ result }) => result.entered?._id !== id)',
    to: 'listed',
    seenBy: {
      file: labs,
      test: 'results from elsewhere are entered, are marked where they are shown, and are removed',
    },
  },
  {
    name: 'labs open where they are switched off',
    file: 'app/routes/labs/labsRoutes.ts',
    from: 'feature_flags.labs2 !== false) return;',
    to: 'feature_flags.labs2 !== undefined) return;',
    seenBy: { file: labs, test: 'the labs > are a list with a download alone where they are not switched on' },
  },
];
