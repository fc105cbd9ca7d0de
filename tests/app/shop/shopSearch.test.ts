import { describe, expect, it } from 'vitest';
import { chosenIn, countOf, searchOf, shopChoiceOf, toggled } from '#app/dashboard/shop/search/chosenFilters.ts';
import { readShopSearch } from '#app/dashboard/shop/search/readShopSearch.ts';
import { exampleFilters as filters } from '#stories/pages/shop/exampleShop.ts';

describe('the address of the shop', () => {
  it('is read as lists and a page; what is neither is left out', () => {
    expect(readShopSearch({ type: 'lab,supplement', benefits: 'Energy', page: 2, other: 1 })).toEqual({
      type: 'lab,supplement',
      benefits: 'Energy',
      page: 2,
    });
    for (const search of [{}, { type: ['lab'] }, { type: '' }, { page: 1 }, { page: 'x' }, { page: -2 }, { page: 1e9 }])
      expect(readShopSearch(search)).toEqual({});
  });

  it('chooses what is offered, in its order, and nothing else', () => {
    expect(chosenIn({ type: 'lab,follow_up,medication', protocols: 'longevity,Nutrition' }, filters)).toEqual({
      type: ['medication', 'lab'],
      protocols: ['Nutrition'],
      benefits: [],
    });
    expect(chosenIn({ type: 'lab' }, [])).toEqual({ type: [], protocols: [], benefits: [] });
  });

  it('comes back from what it chooses', () => {
    const search = { type: 'lab', benefits: 'Energy,Habits', page: 3 };
    const chosen = chosenIn(search, filters);
    expect(searchOf(chosen, 3)).toEqual(search);
    expect(countOf(chosen)).toBe(3);
    expect(shopChoiceOf(search, filters)).toEqual({
      types: ['lab'],
      protocols: [],
      benefits: ['Energy', 'Habits'],
      page: 3,
    });
  });

  it('gains and loses a value that is pressed, and begins again at the first page', () => {
    const chosen = toggled(chosenIn({ type: 'lab', page: 4 }, filters), 'type', 'supplement');
    expect(searchOf(chosen)).toEqual({ type: 'lab,supplement' });
    expect(searchOf(toggled(chosen, 'type', 'lab'))).toEqual({ type: 'supplement' });
  });
});
