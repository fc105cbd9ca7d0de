import { describe, expect, it } from 'vitest';
import { refuseActiveDocx } from '#services/backend/modules/attachments/refuseActiveDocx.ts';
import { WorkBudget } from '#services/backend/modules/attachments/WorkBudget.ts';
import { docxFile } from '#tests/support/files/documents.ts';

const part = (index: number, bytes: number) => ({
  name: `word/_rels/${index}.rels`,
  content: Buffer.from(`<a>${' '.repeat(bytes)}</a>`),
  isDeflated: true,
});

const parts = (count: number, bytes: number) =>
  docxFile(Array.from({ length: count }, (_, index) => part(index, bytes)));

describe('the work that a Word document causes', () => {
  it('shares one budget among all parts that are unpacked', () => {
    const all = new WorkBudget(100_000);
    refuseActiveDocx(parts(10, 2000), all);
    expect(all.left).toBeLessThan(80_000);
    const some = new WorkBudget(10_000);
    expect(() => {
      refuseActiveDocx(parts(10, 2000), some);
    }).toThrow('more work');
    // The part that is too much was not unpacked.
    expect(some.left).toBeGreaterThan(-2100);
  });

  it('ends with 5 MB', () => {
    expect(() => {
      refuseActiveDocx(parts(6, 1_000_000));
    }).toThrow('more work');
  });

  it('ends with 500 parts', () => {
    expect(() => {
      refuseActiveDocx(parts(400, 0));
    }).not.toThrow();
    expect(() => {
      refuseActiveDocx(parts(500, 0));
    }).toThrow('more parts');
  });
});
