import { type Place, nearestFirst } from './Place.ts';
import { places } from './places.ts';

const MOST = 6;
const WRITTEN = /^\s*(\d+[a-z]?)\s+(.*)$/i;

const plain = (text: string) => text.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();

/**
 * Addresses of the bundled list whose street starts with the text, those of a state first; they keep the typed house
 * number.
 */
export function matchPlaces(text: string, near?: string): readonly Place[] {
  const [, number, rest] = WRITTEN.exec(text) ?? [];
  const begins = plain(rest ?? '');
  if (number === undefined || begins === '') return [];
  const found = places.filter(({ street, city }) => plain(`${street} ${city}`).startsWith(begins));
  return nearestFirst(found, near)
    .slice(0, MOST)
    .map(({ street, city, state, zip }) => ({
      id: `${street}, ${zip}`,
      street: `${number} ${street}`,
      city,
      state,
      zip,
    }));
}
