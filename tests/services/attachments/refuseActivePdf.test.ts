import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { refuseActivePdf } from '#services/backend/modules/attachments/refuseActivePdf.ts';
import { WorkBudget } from '#services/backend/modules/attachments/WorkBudget.ts';
import { packedObjects, pdfOf } from '#tests/support/files/pdfs.ts';

/** What a PDF takes of large budgets, and whether it is refused. */
function costOf(file: Buffer) {
  const unpacked = new WorkBudget(1e9);
  const work = new WorkBudget(1e9);
  let isRefused = false;
  try {
    refuseActivePdf(file, unpacked, work);
  } catch {
    isRefused = true;
  }
  return { unpacked: 1e9 - unpacked.left, work: 1e9 - work.left, isRefused };
}

const large = (bytes: number) => packedObjects([`(${'a'.repeat(bytes)})`]);

describe('the work that a PDF causes', () => {
  it('unpacks each stream once, however many names and objects lead to it', () => {
    const stream = large(1000);
    const once = costOf(pdfOf(stream));
    expect(once.isRefused).toBe(false);
    const names = stream.toString('latin1').replace('/Type', `/Names [${'/ObjStm '.repeat(500)}] /Type`);
    const objects = Buffer.concat([Buffer.from('%8 0 obj\n'.repeat(500)), Buffer.from(names, 'latin1')]);
    const { unpacked } = costOf(pdfOf(objects));
    expect(unpacked).toBe(once.unpacked);
  });

  it('shares one budget among all packed objects', () => {
    const file = pdfOf(large(40_000), large(40_000), large(40_000));
    expect(() => {
      refuseActivePdf(file, new WorkBudget(130_000));
    }).not.toThrow();
    const unpacked = new WorkBudget(100_000);
    expect(() => {
      refuseActivePdf(file, unpacked);
    }).toThrow('broken or too many');
    expect(unpacked.left).toBeGreaterThan(0);
  });

  it('unpacks no more than the budget of one bomb', () => {
    const bomb = deflateSync(Buffer.alloc(60_000_000, ' '));
    const stream = Buffer.concat([
      Buffer.from('<</Type /ObjStm /N 0 /First 0 /Filter /FlateDecode>>\nstream\n'),
      bomb,
      Buffer.from('\nendstream'),
    ]);
    expect(() => {
      refuseActivePdf(pdfOf(stream));
    }).toThrow('broken or too many');
  });

  it.each([
    ['objects within comments', `%${'1 0 obj %'.repeat(2000)}\n<<>>`],
    ['objects within a string', `(${'1 0 obj 5%'.repeat(2000)}\n7 0 obj 5\n)`],
    ['comments behind objects', `<<>>\nendobj\n${'1 0 obj<<>>%'.repeat(2000)}\nendobj`],
    ['comments behind trailers', `<<>>\nendobj\n${'trailer%'.repeat(2000)}\n5`],
    ['an action that is asked for often', `[${'<</AA 2 0 R>> '.repeat(2000)}]`],
  ])('ends with its budget: %s', (_what, objects) => {
    const file = pdfOf('<<>>', objects);
    const work = new WorkBudget(2_000_000);
    expect(() => {
      refuseActivePdf(file, new WorkBudget(0), work);
    }).toThrow('more work');
    // A value is read to its end, and that is at most the file.
    expect(work.left).toBeGreaterThan(-20 * file.length);
  });

  it('refuses what nests too deeply', () => {
    expect(costOf(pdfOf('['.repeat(100) + ']'.repeat(100))).isRefused).toBe(false);
    expect(costOf(pdfOf('['.repeat(1_000_000))).isRefused).toBe(true);
  });
});
