import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from '#services/backend/kernel/database/DatabaseUnavailableError.ts';
import { WriteBatches } from '#services/backend/kernel/once/WriteBatches.ts';

/** Entries are numbers, of which the odd ones are written and those from 100 on refused, with all that is beside them. */
function recorder() {
  const asked: (readonly number[])[] = [];
  const batches = new WriteBatches<number>(async (entries) => {
    asked.push(entries);
    await new Promise((done) => setImmediate(done));
    if (entries.some((entry) => entry >= 100)) throw new RangeError('too high');
    return entries.map((entry) => entry % 2 === 1);
  });
  return { asked, batches };
}

const upTo = (count: number) => Array.from({ length: count }, (_, entry) => entry);

it('an entry is written at once, and is told of itself alone', async () => {
  const { asked, batches } = recorder();
  expect([await batches.write(1), await batches.write(2)]).toEqual([true, false]);
  expect(asked).toEqual([[1], [2]]);
});

it('what comes while others are written is written together', async () => {
  const { asked, batches } = recorder();
  const written = await Promise.all(upTo(90).map((entry) => batches.write(entry)));
  expect(written).toEqual(upTo(90).map((entry) => entry % 2 === 1));
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(asked.flat().toSorted((a, b) => a - b)).toEqual(upTo(90));
});

it('an entry that is refused is refused alone', async () => {
  const { batches } = recorder();
  const settled = await Promise.allSettled([1, 3, 5, 100, 7, 9].map((entry) => batches.write(entry)));
  expect(settled.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(await batches.write(11)).toBe(true);
});

it('where the database is away nothing is asked of it again', async () => {
  let asked = 0;
  const batches = new WriteBatches<number>(async () => {
    asked += 1;
    await new Promise((done) => setImmediate(done));
    throw new DatabaseUnavailableError(new Error('gone'));
  });
  const settled = await Promise.allSettled(upTo(50).map((entry) => batches.write(entry)));
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(asked).toBeLessThanOrEqual(3);
});

it('a batch that waits for something holds up none behind it', async () => {
  let release: ((written: readonly boolean[]) => void) | undefined;
  const asked: (readonly number[])[] = [];
  const batches = new WriteBatches<number>((entries) => {
    asked.push(entries);
    return entries.includes(0) ? new Promise((done) => (release = done)) : Promise.resolve(entries.map(() => true));
  });
  const [first, ...behind] = [0, 1, 2, 3].map((entry) => batches.write(entry));
  expect(await Promise.all(behind)).toEqual([true, true, true]);
  expect(asked).toEqual([[0], [1, 2, 3]]);
  release?.([true]);
  expect(await first).toBe(true);
});
