import { describe, expect, it } from 'vitest';
import { createAddressSuggestions } from '#services/places/createAddressSuggestions.ts';
import { matchPlaces } from '#services/places/matchPlaces.ts';
import { places } from '#services/places/places.ts';

describe('the bundled addresses', () => {
  it('hold every state with a ZIP code of five digits', () => {
    expect(new Set(places.map(({ state }) => state)).size).toBe(51);
    expect(places.filter(({ zip }) => !/^\d{5}$/.test(zip))).toEqual([]);
    expect(new Set(places.map(({ street, zip }) => `${street} ${zip}`)).size).toBe(places.length);
  });

  it('fit into the fields that they fill', () => {
    expect(places.filter(({ street, city }) => `99999 ${street}`.length > 35 || city.length > 35)).toEqual([]);
  });
});

describe('an address that is typed', () => {
  it('is completed with the house number that was typed', () => {
    expect(matchPlaces('12 main st aus')).toEqual([
      { id: 'Main St, 78701', street: '12 Main St', city: 'Austin', state: 'TX', zip: '78701' },
    ]);
  });

  it.each(['', '12', '12 ', 'Main St', '12 Nowhere'])('as far as %j suggests nothing', (text) => {
    expect(matchPlaces(text)).toEqual([]);
  });

  it('gets a few suggestions, not all', () => {
    expect(matchPlaces('7 Main')).toHaveLength(6);
  });
});

describe('suggestions', () => {
  it("begin with those in the patient's state", async () => {
    const suggest = createAddressSuggestions(null, () => 'TX');
    const found = await suggest('12 Main St', new AbortController().signal);
    expect(found.map(({ state }) => state)).toEqual(['TX', 'TX', 'AL', 'AL', 'AK', 'AK']);
  });

  it('come from the bundled list where there is no key', async () => {
    const suggest = createAddressSuggestions(null);
    expect(await suggest('12 Main St Austin', new AbortController().signal)).toHaveLength(1);
  });

  it('are none once they are no longer wanted', async () => {
    const request = new AbortController();
    const answer = createAddressSuggestions(null)('12 Main St Austin', request.signal);
    request.abort();
    expect(await answer).toEqual([]);
  });

  it('are none, and no error, where the map service cannot be loaded', async () => {
    const suggest = createAddressSuggestions('a-key');
    expect(await suggest('12 Main St Austin', new AbortController().signal)).toEqual([]);
  });
});
