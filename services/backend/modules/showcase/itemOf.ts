import type { ShowcaseItem } from '#schemas/wire/showcase.ts';
import type { ShowcaseFacts } from './store.ts';

/** An order as it is told, without what only leads to the rest of it. */
export function itemOf(facts: ShowcaseFacts): ShowcaseItem {
  const { order: _order, visit: _visit, payment: _payment, purchase: _purchase, ...item } = facts;
  return item;
}
