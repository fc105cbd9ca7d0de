import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Paper } from '#services/backend/kernel/pdf/Paper.ts';
import { readPdf } from '#tests/support/files/readPdf.ts';

const letterhead = { name: 'Healthspan', contact: 'care@healthspan.example', color: '#1f5f5b' };
const facts = { title: 'Lab results', about: 'Pat Test, born March 12, 1985', createdAt: new Date(0) };

const drawn = (draw: (paper: Paper) => void) => {
  const paper = new Paper(facts, letterhead);
  draw(paper);
  return buffer(paper.end());
};
const read = async (draw: (paper: Paper) => void) => readPdf(await drawn(draw));
const said = async (text: string) => {
  const { pages, ...others } = await read((paper) => paper.paragraph(text));
  const [page = ''] = pages;
  const [, own = ''] = /Lab results\n([^]*)\nPat Test, born/.exec(page) ?? [];
  return { text: own.trim(), ...others };
};

/** Of each page, how often a mark begins and ends, and how many texts stand outside of any. */
const marksOf = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .split(/\bstream\r?\n/)
    .slice(1)
    .flatMap((part) => {
      const end = part.indexOf('\nendstream');
      try {
        return [inflateSync(Buffer.from(part.slice(0, end), 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    })
    .filter((content) => /\bB(M|D)C\b/.test(content))
    .map((content) => {
      const found = content.match(/\b(BDC|BMC|EMC|BT)\b/g) ?? [];
      let [depth, untagged] = [0, 0];
      for (const one of found) {
        if (one === 'BT') untagged += Number(depth === 0);
        else depth += one === 'EMC' ? -1 : 1;
      }
      const ends = found.filter((one) => one === 'EMC').length;
      return { begins: found.filter((one) => one === 'BDC' || one === 'BMC').length, ends, untagged };
    });

const COLUMNS = [
  { title: 'Marker', share: 0.5 },
  { title: 'Result', share: 0.5 },
];

describe('a document', () => {
  it('names its language and its title, and is tagged from heading to cell', async () => {
    const { title, language, isTagged, showsTitle, tags, pages } = await read((paper) => {
      paper.heading('Fats', 2);
      paper.facts([['Patient', 'Pat Test']]);
      paper.list(['Drink water.']);
      paper.table(COLUMNS, [[[{ text: 'LDL-C' }], [{ text: '118 mg/dL' }]]]);
      paper.paragraph('Questions?');
    });
    expect([title, language, isTagged, showsTitle]).toEqual(['Lab results', 'en-US', true, true]);
    const head = ['Document', 'P', 'P', 'H1', 'H2'];
    const rows = ['Table', 'TR', 'TH', 'TD', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TH', 'TR', 'TH', 'TD'];
    expect(tags).toEqual([...head, ...rows, 'P']);
    expect(pages[0]).toMatch(/Lab results[^]*Fats[^]*Patient[^]*Drink water[^]*LDL-C[^]*118 mg\/dL[^]*Questions/);
  });

  it('has a paragraph for each part between blank lines, and none for the blank lines', async () => {
    const { tags, pages } = await read((paper) =>
      paper.paragraph('\nFirst.\n\nSecond,\nand more.\r\n \r\n\nThird.\n\n'),
    );
    expect(tags).toEqual(['Document', 'P', 'P', 'H1', 'P', 'P', 'P']);
    expect(pages[0]).toMatch(/First\.[^]*Second,[^]*and more\.[^]*Third\./);
  });

  it('numbers its pages, says on each whose it is, and repeats the head of a table', async () => {
    const { pages } = await read((paper) =>
      paper.table(
        COLUMNS,
        Array.from({ length: 60 }, (_, row) => [[{ text: `Marker ${row + 1}` }], [{ text: '1' }]]),
      ),
    );
    expect(pages).toHaveLength(3);
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${at + 1} of 3`);
      expect(page).toContain('Pat Test, born March 12, 1985');
      expect(page).toContain('Result');
    }
    const rows = pages.flatMap((page) => [...page.matchAll(/Marker (\d+)/g)].map(([, row]) => Number(row)));
    expect(rows).toEqual(Array.from({ length: 60 }, (_, row) => row + 1));
  });

  it.each<readonly [string, (paper: Paper) => void]>([
    ['a paragraph', (paper) => paper.paragraph(Array.from({ length: 3000 }, (_, at) => `w${at}`).join(' '))],
    ['paragraphs', (paper) => paper.paragraph(Array.from({ length: 90 }, (_, at) => `Part ${at}.`).join('\n\n'))],
    [
      'a table',
      (paper) =>
        paper.table(
          COLUMNS,
          Array.from({ length: 90 }, (_, row) => [[{ text: `Marker ${row}` }], [{ text: '1' }]]),
        ),
    ],
  ])('ends on each page what is marked there, where %s goes on', async (_, draw) => {
    const marks = marksOf(await drawn(draw));
    expect(marks.length).toBeGreaterThan(1);
    for (const page of marks) {
      expect(page.ends).toBe(page.begins);
      expect(page.untagged).toBe(0);
    }
  });

  it('loses nothing of a row or a paragraph that no page can hold', async () => {
    const words = Array.from({ length: 1500 }, (_, at) => `w${at}`);
    for (const draw of [
      (paper: Paper) => paper.paragraph(words.join(' ')),
      (paper: Paper) => paper.table(COLUMNS, [[[{ text: 'Note' }], [{ text: words.join(' ') }]]]),
    ]) {
      const { pages } = await read(draw);
      expect(pages.length).toBeGreaterThan(1);
      expect(pages.join('\n').match(/\bw\d+/g)).toEqual(words);
    }
  });

  it('embeds a part of each font that it uses, and no other font', async () => {
    const { fonts, embedded } = await said('Łukasz Αλέξης Дмитрий محمد 王小明 ≤');
    expect(fonts.toSorted()).toEqual(embedded.toSorted());
    for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+/);
    expect(fonts.map((name) => name.slice(7).split('-')[0])).toEqual(
      expect.arrayContaining(['NotoSans', 'Vazirmatn', 'NotoSansMath']),
    );
    expect((await said('Pat Test')).fonts.every((name) => /^[A-Z]{6}\+NotoSans-(Regular|Bold)$/.test(name))).toBe(true);
  });
});

describe('a text', () => {
  it.each([
    ['Latin', 'Łukasz Ünlü, Þórður Nguyễn Thị Ạ'],
    ['Greek', 'Αλέξανδρος Παπαδόπουλος'],
    ['Cyrillic', 'Дмитро Їжакевич'],
    ['Chinese', '王小明 臺灣 龍'],
    ['Japanese', '山田さくら カタカナ'],
    ['dashes and quotes', 'Your “LDL” – it’s ‘just above’ — … • ™'],
    ['signs of measurement', '≤5 ≥7 ±2 10⁶/µL 1.73 m² → −3 ≈4 ½ °C Ω'],
  ])('of %s is written as it is', async (_, text) => {
    expect((await said(text)).text).toBe(text);
  });

  it('of Arabic runs from right to left, joined, with its numbers from left to right', async () => {
    const name = 'محمد الثاني (سعد) 125';
    const { text } = await said(name);
    // A viewer turns what is drawn back into the order in which it is read.
    expect(text).toContain('محمد الثاني');
    expect(text.startsWith('125')).toBe(true);
    // What is read aloud is the text itself.
    const pdf = await drawn((paper) => paper.paragraph(name));
    expect(pdf.includes(Buffer.from(name, 'utf16le').swap16().subarray(0, 16))).toBe(true);
  });

  it('writes out the code point of a character that no font has', async () => {
    expect((await said('Great 😀!')).text).toBe('Great [character U+1F600]!');
    expect((await said('김 שלום')).text).toMatch(/^\[character U\+AE40\] \[character U\+05E9\]/);
    expect((await said('a\u0007b\u00adc\ufeff')).text).toBe('abc');
    for (const text of ['😀', '👩‍👩‍👧', '\u{2a6d7}', '김']) expect((await said(text)).text).not.toMatch(/[?\ufffd\u25a1]/);
  });

  it('keeps its line breaks', async () => {
    expect((await said('One\r\nTwo\nThree')).text).toBe('One\nTwo\nThree');
  });

  it('with a word wider than the page is broken, not cut', async () => {
    expect((await said('W'.repeat(300))).text.replaceAll('\n', '')).toBe('W'.repeat(300));
  });
});

it('reads only the fonts of the scripts that are used, and stays small', () => {
  const script = `
    import { Paper } from './services/backend/kernel/pdf/Paper.ts';
    import { buffer } from 'node:stream/consumers';
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const read = [];
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...others) => (/ttf$/.test(String(path)) && read.push(String(path).split('/').at(-1)), readFileSync(path, ...others));
    syncBuiltinESMExports();
    const fonts = [read.length];
    const draw = async (text) => {
      const paper = new Paper({ title: 'A', about: 'B', createdAt: new Date() }, { name: 'C', contact: 'D', color: '#123456' });
      for (let row = 0; row < 50; row += 1) paper.paragraph(text + row);
      await buffer(paper.end());
      fonts.push(new Set(read).size);
    };
    const run = async () => {
      await draw('Pat Test ');
      await draw('محمد ');
      await draw('王小明 ');
      for (let count = 0; count < 20; count += 1) await draw('王小明 محمد Αλέξης ≤ ');
      gc();
      const { heapUsed, external } = process.memoryUsage();
      console.log(JSON.stringify({ fonts: fonts.slice(0, 5), held: heapUsed + external, all: read.length }));
    };
    void run();`;
  const out = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  const { fonts, held, all }: { fonts: number[]; held: number; all: number } = JSON.parse(out);
  // Regular and bold, then one file for each further script, each read once.
  expect(fonts).toEqual([0, 2, 3, 4, 5]);
  expect(all).toBe(5);
  // What is garbage stays in memory for longer under a newer Node.
  expect(held).toBeLessThan(100e6);
});
