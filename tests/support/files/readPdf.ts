import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says to software that reads it. */
interface ReadPdf {
  /** The text of each page, a line for each text that stands apart. */
  readonly pages: readonly string[];
  /** The roles of the first page's structure, and the words for its pictures. */
  readonly tags: readonly string[];
  readonly alternatives: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  readonly showsTitle: boolean;
  /** The names of its fonts, and of those that are embedded. */
  readonly fonts: readonly string[];
  readonly embedded: readonly string[];
}

interface StructNode {
  /** Of what is drawn in an element. */
  readonly type?: string;
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly StructNode[];
}

const within = (node: StructNode): readonly StructNode[] => [node, ...(node.children ?? []).flatMap(within)];

const namesIn = (source: string, pattern: RegExp): readonly string[] => [
  ...new Set([...source.matchAll(pattern)].map(([, name = '']) => name)),
];

/** Reads a PDF as a viewer does. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  try {
    const document = await loading.promise;
    const pages: string[] = [];
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent({ disableNormalization: true });
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    }
    const tree: StructNode | null = await (await document.getPage(1)).getStructTree();
    const nodes = tree ? within(tree) : [];
    const { info } = await document.getMetadata();
    const said = new Map<string, unknown>(Object.entries(info));
    const preferences = new Map<string, unknown>(Object.entries((await document.getViewerPreferences()) ?? {}));
    const marks = new Map<string, unknown>(Object.entries((await document.getMarkInfo()) ?? {}));
    const source = Buffer.from(pdf).toString('latin1');
    return {
      pages,
      tags: nodes.flatMap(({ role }) => (role === undefined || role === 'Root' ? [] : [role])),
      alternatives: nodes.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
      title: said.get('Title'),
      language: said.get('Language'),
      isTagged: marks.get('Marked') === true,
      showsTitle: preferences.get('DisplayDocTitle') === true,
      fonts: namesIn(source, /\/BaseFont \/(\S+)/g),
      embedded: namesIn(source, /\/FontName \/(\S+)[^>]*\/FontFile[23]? /g),
    };
  } finally {
    await loading.destroy();
  }
}
