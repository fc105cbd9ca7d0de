import { array, assert, integer, nat, oneof, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { PairTable } from '#engine/authoring/conditions/PairTable.ts';

const key = oneof(nat({ max: 40 }), integer({ min: 0, max: 2 ** 31 - 2 }));
const entries = array(tuple(key, key, integer({ min: 0, max: 2 ** 31 - 2 })), { maxLength: 3000 });

it('a table of pairs holds the same as a map, however often it grows', () => {
  assert(
    property(entries, (given) => {
      const table = new PairTable(8);
      const map = new Map<string, number>();
      for (const [first, second, value] of given) {
        table.set(first, second, value);
        map.set(`${first} ${second}`, value);
      }
      expect(table.size).toBe(map.size);
      for (const [first, second] of given) {
        expect(table.get(first, second)).toBe(map.get(`${first} ${second}`));
        expect(table.get(second, first)).toBe(map.get(`${second} ${first}`));
      }
    }),
  );
});
