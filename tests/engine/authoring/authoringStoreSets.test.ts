import { assert, array, constantFrom, integer, property, record, subarray, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Held, Variable } from '#engine/authoring/answers/Model.ts';
import {
  ANY_STORE,
  NO_STORE,
  StoreSets,
  UnknownValue,
  type Box,
  type StoreSet,
} from '#engine/authoring/conditions/StoreSets.ts';

const values: readonly Held[] = [undefined, { value: 'a' }, { value: 'b' }];
const variables = ['fact:x', 'fact:y', 'fact:z'] as const satisfies readonly Variable[];

/** Every store there can be. */
const stores: readonly Box[] = values.flatMap((x) =>
  values.flatMap((y) =>
    values.map((z) => new Map([['fact:x', [x]] as const, ['fact:y', [y]] as const, ['fact:z', [z]] as const])),
  ),
);

const anyBox = record({
  variable: constantFrom(...variables),
  domain: array(constantFrom(...values), { minLength: 1 }),
});
const anyBoxes = array(array(anyBox, { maxLength: 3 }), { maxLength: 4 });

function started() {
  const sets = new StoreSets(() => values);
  /** The stores of a set, found by asking for each of them. */
  const listed = (set: StoreSet) => stores.filter((store) => sets.both(set, sets.ofBox(store)) !== NO_STORE);
  const union = (boxes: readonly (readonly { variable: Variable; domain: readonly Held[] }[])[]) =>
    boxes
      .map((box) => box.reduce((set, { variable, domain }) => sets.both(set, sets.among(variable, domain)), ANY_STORE))
      .reduce((all, one) => sets.either(all, one), NO_STORE);
  return { sets, listed, union };
}

describe('sets of stores', () => {
  it('are joined, met and taken from each other as lists of their stores are', () => {
    assert(
      property(anyBoxes, anyBoxes, (one, other) => {
        const { sets, listed, union } = started();
        const [a, b] = [union(one), union(other)];
        const [inA, inB] = [listed(a), listed(b)];
        expect(listed(sets.either(a, b))).toEqual(stores.filter((store) => inA.includes(store) || inB.includes(store)));
        expect(listed(sets.both(a, b))).toEqual(inA.filter((store) => inB.includes(store)));
        expect(listed(sets.without(a, b))).toEqual(inA.filter((store) => !inB.includes(store)));
        expect(a === b).toBe(inA.length === inB.length && inA.every((store) => inB.includes(store)));
      }),
    );
  });

  it('are written to store by store, and traced back to all that become one of them', () => {
    assert(
      property(anyBoxes, tuple(constantFrom(...variables), constantFrom(...values)), (boxes, [variable, held]) => {
        const { sets, listed, union } = started();
        const set = union(boxes);
        const writes = new Map([[variable, held]]);
        const after = (store: Box) => JSON.stringify([...new Map([...store, [variable, [held]]])]);
        const written = new Set(listed(set).map(after));
        expect(listed(sets.written(set, writes)).map((store) => JSON.stringify([...store]))).toEqual(
          stores.map((store) => JSON.stringify([...store])).filter((store) => written.has(store)),
        );
        const inside = new Set(listed(set).map((store) => JSON.stringify([...store])));
        expect(listed(sets.unwritten(set, writes))).toEqual(stores.filter((store) => inside.has(after(store))));
      }),
    );
  });

  it('are widened to all stores that differ in forgotten variables alone', () => {
    assert(
      property(anyBoxes, subarray<Variable>([...variables]), (boxes, forgotten) => {
        const { sets, listed, union } = started();
        const set = union(boxes);
        const rest = (store: Box) => JSON.stringify([...store].filter(([variable]) => !forgotten.includes(variable)));
        const kept = new Set(listed(set).map(rest));
        expect(listed(sets.forgotten(set, forgotten))).toEqual(stores.filter((store) => kept.has(rest(store))));
        const idle = sets.written(set, new Map([['fact:x', values[1]]]), new Set(forgotten));
        expect(idle).toBe(
          forgotten.includes('fact:x')
            ? sets.forgotten(set, forgotten)
            : sets.written(sets.forgotten(set, forgotten), new Map([['fact:x', values[1]]])),
        );
      }),
    );
  });

  it('refuse more values of a variable than they can tell apart', () => {
    const many = Array.from({ length: 2 ** 15 }, (_, value): Held => ({ value }));
    expect(() => new StoreSets(() => many).among('fact:x', many.slice(0, 1))).toThrow(RangeError);
  });

  it('are boxes that have nothing in common', () => {
    assert(
      property(anyBoxes, (boxes) => {
        const { sets, listed, union } = started();
        const set = union(boxes);
        const parts = sets.boxes(set, new Set(variables)).map((box) => sets.ofBox(box));
        expect(parts.reduce((all, part) => sets.either(all, part), NO_STORE)).toBe(set);
        expect(parts.reduce((count, part) => count + listed(part).length, 0)).toBe(listed(set).length);
      }),
    );
  });

  it('give one of their stores, as wished where that is one of them', () => {
    assert(
      property(anyBoxes, integer({ min: 0, max: stores.length - 1 }), (boxes, at) => {
        const { sets, listed, union } = started();
        const set = union(boxes);
        if (set === NO_STORE) return;
        for (const variable of variables) sets.among(variable, values);
        const wished = new Map([...(stores[at] ?? [])].map(([variable, [held]]) => [variable, held]));
        const picked = sets.pick(set, wished);
        const isMember = (store: ReadonlyMap<Variable, Held>) =>
          listed(set).some((one) => [...one].every(([variable, [held]]) => store.get(variable) === held));
        expect(isMember(picked)).toBe(true);
        const isAsWished = [...wished].every(([variable, held]) => picked.get(variable) === held);
        expect(isAsWished).toBe(isMember(wished));
      }),
    );
  });

  it('are told apart from those of variables that hold more or less', () => {
    const two = new StoreSets(() => values.slice(0, 2));
    const three = new StoreSets(() => values);
    const all = new Map<Variable, Held>();
    for (const sets of [three, two, three]) {
      const known = sets.values('fact:x');
      const written = known.map((held) => sets.written(ANY_STORE, new Map([['fact:x', held]])));
      expect(written).toEqual(known.map((held) => sets.among('fact:x', [held])));
      expect(written.reduce((one, other) => sets.either(one, other), NO_STORE)).toBe(ANY_STORE);
      expect(known).toContain(sets.pick(sets.without(ANY_STORE, written[0] ?? ANY_STORE), all).get('fact:x'));
      expect(sets.boxes(written[1] ?? NO_STORE, new Set(['fact:x']))).toEqual([new Map([['fact:x', [known[1]]]])]);
    }
  });

  it('take no value that they do not know', () => {
    const { sets } = started();
    const unknown = () => sets.written(ANY_STORE, new Map([['fact:x', { value: 'c' }]]));
    expect(unknown).toThrow(UnknownValue);
  });
});
