import type { Readable } from 'node:stream';
import PdfDocument from 'pdfkit';
import { actualOf, drawLines, heightOf } from './drawLines.ts';
import { boxesOf, GAP, partsOf, rowHeightOf, TEXT, type Box, type Cell, type Column } from './boxes.ts';
import type { Face } from './faces.ts';
import { linesOf, type Line, type Look } from './linesOf.ts';

/** Who sends a document: what stands at its top. */
export interface Letterhead {
  readonly name: string;
  readonly contact: string;
  /** The color of the line below. */
  readonly color: string;
  /** The logo as PNG or JPEG, and its width by its height; undefined where the name stands for it. */
  readonly logo?: { readonly bytes: Buffer; readonly ratio: number } | undefined;
}

interface PaperFacts {
  readonly title: string;
  /** What the foot of each page says beside its number, such as whose document it is. */
  readonly about: string;
  readonly createdAt: Date;
}

/** Says in the metadata that the document is made for assistive software. */
const ACCESSIBLE = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/** Points. */
const MARGIN = 54;
const FOOT = 34;
const LOGO_HEIGHT = 30;
const PAD = 4;

const GREY = '#59616b';
const HAIR = '#d5d9de';
export const SOFT: Look = { size: 8.5, color: GREY };
const HEADINGS = { 1: { size: 18, bold: true }, 2: { size: 12, bold: true } } as const;

/**
 * A document for people and their software: tagged, with its language and title, and with the fonts that it needs. Blocks are
 * drawn from top to bottom; pages follow by themselves.
 */
export class Paper {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #registered = new Set<string>();
  readonly #about: string;
  #y = MARGIN;

  constructor({ title, about, createdAt }: PaperFacts, letterhead: Letterhead) {
    this.#about = about;
    this.#pdf = new PdfDocument({
      size: 'LETTER',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      bufferPages: true,
      // Otherwise the library begins with a font that it does not embed.
      font: '',
      info: { Title: title, Author: letterhead.name, CreationDate: createdAt },
    });
    this.#pdf.appendXML(ACCESSIBLE);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
    this.#head(letterhead);
    this.heading(title, 1);
  }

  get #width(): number {
    return this.#pdf.page.width - 2 * MARGIN;
  }

  get #bottom(): number {
    return this.#pdf.page.height - MARGIN - FOOT;
  }

  #lines(text: string, look: Look, width: number): readonly Line[] {
    const lines = linesOf(text, look, width);
    for (const { runs } of lines) for (const { face } of runs) this.#register(face);
    return lines;
  }

  #register({ file, bytes }: Face): void {
    if (this.#registered.has(file)) return;
    this.#registered.add(file);
    this.#pdf.registerFont(file, bytes);
  }

  #newPage(): void {
    this.#pdf.addPage();
    this.#y = MARGIN;
  }

  /** Begins a page where a height does not fit on this one. */
  #need(height: number): void {
    if (this.#y + height > this.#bottom && this.#y > MARGIN) this.#newPage();
  }

  #rule(color: string, width: number): void {
    const pdf = this.#pdf;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + this.#width, this.#y)
      .lineWidth(width)
      .stroke(color);
    pdf.endMarkedContent();
  }

  #head({ name, contact, color, logo }: Letterhead): void {
    const pdf = this.#pdf;
    const lines = this.#lines(contact, SOFT, this.#width / 2);
    const [first] = lines;
    if (logo) {
      const width = Math.min(logo.ratio * LOGO_HEIGHT, this.#width / 2);
      const bbox: [number, number, number, number] = [MARGIN, MARGIN, MARGIN + width, MARGIN + LOGO_HEIGHT];
      const draw = () => void pdf.image(logo.bytes, MARGIN, MARGIN, { fit: [width, LOGO_HEIGHT] });
      this.#root.add(pdf.struct('Figure', { alt: name, bbox }, draw));
    } else {
      const named = this.#lines(name, { size: 16, bold: true }, this.#width / 2);
      this.#root.add(
        pdf.struct('P', actualOf(named), () =>
          drawLines(pdf, named.slice(0, 1), { x: MARGIN, y: MARGIN, width: this.#width }),
        ),
      );
    }
    if (first)
      this.#root.add(
        pdf.struct('P', {}, () =>
          drawLines(pdf, [first], { x: MARGIN, y: MARGIN + LOGO_HEIGHT / 2 - 4, width: this.#width, isRight: true }),
        ),
      );
    this.#y = MARGIN + LOGO_HEIGHT + 8;
    this.#rule(color, 1.5);
    this.#y += GAP + 4;
  }

  /** Adds a heading. */
  heading(text: string, level: keyof typeof HEADINGS): void {
    const lines = this.#lines(text, HEADINGS[level], this.#width);
    // A heading stays with what follows.
    this.#need(heightOf(lines) + 64);
    if (level === 2) this.#y += GAP;
    this.#block(`H${level}`, lines);
    this.#y += level === 1 ? 8 : 5;
  }

  /** Leaves room before what follows. */
  space(): void {
    this.#y += GAP;
  }

  /** Adds a text: a paragraph for each part between blank lines, which may go on on the next page. */
  paragraph(text: string, look: Look = TEXT): void {
    for (const part of text.split(/(?:\r\n|[\r\n\u2028\u2029])\s*(?:\r\n|[\r\n\u2028\u2029])/)) {
      if (part.trim() === '') continue;
      this.#block('P', this.#lines(part.trim(), look, this.#width));
      this.#y += 3;
    }
  }

  #block(type: string, lines: readonly Line[]): void {
    const block = this.#pdf.struct(type, actualOf(lines));
    this.#root.add(block);
    for (const part of this.#pagesOf(lines)) {
      // A page ends between two marks of the block: what is marked on a page must end on it.
      this.#need(heightOf(part.slice(0, 1)));
      block.add(() => {
        for (const line of part) {
          drawLines(this.#pdf, [line], { x: MARGIN, y: this.#y, width: this.#width, isRight: line.fromRight });
          this.#y += heightOf([line]);
        }
      });
    }
    block.end();
  }

  /** Lines by the page that they stand on, from here on. */
  #pagesOf(lines: readonly Line[]): readonly (readonly Line[])[] {
    const pages: Line[][] = [[]];
    let y = this.#y;
    for (const line of lines) {
      const height = heightOf([line]);
      if (y + height > this.#bottom && y > MARGIN) {
        pages.push([]);
        y = MARGIN;
      }
      pages.at(-1)?.push(line);
      y += height;
    }
    return pages.filter((page) => page.length > 0);
  }

  /** Adds a list with a dot before each item. */
  list(items: readonly string[]): void {
    const pdf = this.#pdf;
    const list = pdf.struct('L');
    this.#root.add(list);
    const [dot] = this.#lines('•', TEXT, this.#width);
    for (const item of items) {
      const lines = this.#lines(item, TEXT, this.#width - GAP);
      this.#need(heightOf(lines));
      const row = pdf.struct('LI');
      list.add(row);
      const at = { x: MARGIN, y: this.#y, width: this.#width };
      row.add(pdf.struct('Lbl', {}, () => drawLines(pdf, dot ? [dot] : [], at)));
      row.add(
        pdf.struct('LBody', actualOf(lines), () =>
          drawLines(pdf, lines, { ...at, x: MARGIN + GAP, width: at.width - GAP }),
        ),
      );
      row.end();
      this.#y += heightOf(lines) + 2;
    }
    list.end();
  }

  /** Adds facts, each a label with its value. Those without a value are left out. */
  facts(facts: readonly (readonly [label: string, value: string | undefined])[], labelShare = 0.24): void {
    const table = this.#pdf.struct('Table');
    this.#root.add(table);
    const columns = [{ share: labelShare }, { share: 1 - labelShare }];
    for (const [label, value] of facts) {
      if (value === undefined) continue;
      const cells: readonly Cell[] = [[{ text: label, look: { color: GREY } }], [{ text: value }]];
      this.#row(table, this.#boxes(cells, columns), 'Row');
      this.#y += 1;
    }
    table.end();
  }

  /**
   * Adds a table. Its first column names its rows; its head is repeated on each page.
   *
   * @param options points above and below each row
   */
  table(columns: readonly Column[], rows: readonly (readonly Cell[])[], { pad = PAD } = {}): void {
    const pdf = this.#pdf;
    const table = pdf.struct('Table');
    this.#root.add(table);
    const head = this.#boxes(
      columns.map(({ title }) => [{ text: title, look: { ...SOFT, bold: true } }]),
      columns,
    );
    const line = () => {
      this.#y += pad;
      this.#rule(HAIR, 0.6);
      this.#y += pad;
    };
    this.#y += PAD;
    this.#row(table, head, 'Column');
    line();
    for (const cells of rows) {
      for (const boxes of partsOf(this.#boxes(cells, columns), (this.#bottom - MARGIN) / 2)) {
        const height = rowHeightOf(boxes);
        if (this.#y + height > this.#bottom) {
          this.#newPage();
          pdf.markContent('Artifact', { type: 'Pagination' });
          for (const { lines, ...box } of head) drawLines(pdf, lines, { ...box, y: this.#y });
          pdf.endMarkedContent();
          this.#y += rowHeightOf(head);
          line();
        }
        this.#row(table, boxes, 'Row');
      }
      line();
    }
    table.end();
  }

  #boxes(cells: readonly Cell[], columns: readonly Pick<Column, 'share' | 'isRight'>[]): readonly Box[] {
    return boxesOf(cells, columns, { x: MARGIN, width: this.#width }, (...text) => this.#lines(...text));
  }

  /** Draws a row where it fits. @param scope what its first cell names, or, of a head, each of its cells */
  #row(table: PDFKit.PDFStructureElement, boxes: readonly Box[], scope: 'Row' | 'Column'): void {
    const pdf = this.#pdf;
    this.#need(rowHeightOf(boxes));
    const row = pdf.struct('TR');
    table.add(row);
    for (const [at, { lines, ...box }] of boxes.entries()) {
      const isHead = scope === 'Column' || at === 0;
      const draw = () => drawLines(pdf, lines, { ...box, y: this.#y });
      row.add(isHead ? pdf.struct('TH', { scope, ...actualOf(lines) }, draw) : pdf.struct('TD', actualOf(lines), draw));
    }
    row.end();
    this.#y += rowHeightOf(boxes);
  }

  /** Numbers the pages, and gives the document out. */
  end(): Readable {
    const pdf = this.#pdf;
    const { start, count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(start + page);
      const y = pdf.page.height - MARGIN - 10;
      const at = { x: MARGIN, y, width: this.#width };
      pdf.markContent('Artifact', { type: 'Pagination' });
      drawLines(pdf, this.#lines(this.#about, SOFT, this.#width * 0.8).slice(0, 1), at);
      const number = this.#lines(`Page ${page + 1} of ${count}`, SOFT, this.#width);
      drawLines(pdf, number, { ...at, isRight: true });
      pdf.endMarkedContent();
    }
    this.#root.end();
    pdf.end();
    return pdf;
  }
}
