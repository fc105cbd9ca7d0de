import type { SkeletonBlockProps } from '#renderers/ui/loading/SkeletonBlock.tsx';

/** The shapes of the pages of the dashboard below their headings, until their data is there. */
export const pageShapes = {
  // The next step, what happened last and the first widgets: more than a screen, so that the foot of the page does not move.
  home: [{ height: '11rem' }, ...Array.from({ length: 3 }, () => ({ height: '13rem' }))],
  // The banners, the number of products, and the first of them.
  shop: [{ height: '20rem' }, { height: '2rem', width: '10rem' }, { height: '45rem' }],
  notifications: [{ height: '1.5rem', width: '7rem' }, ...Array.from({ length: 5 }, () => ({ height: '4.5rem' }))],
  settings: [{ height: '9rem' }, { height: '12rem' }],
  agreedText: [{ height: '30rem' }],
  // The tabs and two cards.
  subscriptions: [{ height: '56px' }, { height: '16rem' }, { height: '16rem' }],
  medications: [{ height: '16rem' }, { height: '16rem' }],
  // Two purchases, each with its name and its events.
  timeline: Array.from({ length: 2 }, () => [{ height: '1.5rem', width: '12rem' }, { height: '16rem' }]).flat(),
  // The filters, and the first orders.
  orders: Array.from({ length: 6 }, () => ({ height: '5.5rem' })),
  // How far it is, its price, and what happened.
  order: [{ height: '10rem' }, { height: '10rem' }, { height: '16rem' }],
  // Two of those who treat there, each with picture and biography.
  providers: [{ height: '17rem' }, { height: '17rem' }],
  appointments: [{ height: '10rem' }, { height: '10rem' }],
} satisfies { readonly [page: string]: readonly SkeletonBlockProps[] };
