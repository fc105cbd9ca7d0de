import { deflateSync } from 'node:zlib';
import { docxFile } from './documents.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (...list: readonly string[]) => ({
  name: 'word/_rels/settings.xml.rels',
  content: Buffer.from(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`,
  ),
});

const relation = (type: string, target: string, mode = 'External') =>
  `<Relationship Id="r1" Type="${RELATIONS}/${type}" Target="${target}" TargetMode="${mode}"/>`;

const withTemplate = (target: string) => docxFile([relations(relation('attachedTemplate', target))]);

/** Word documents that run or load something, by what they do. */
export const activeDocuments = (): Readonly<Record<string, Buffer>> => ({
  'a document with a template from the web': withTemplate('https://example.com/a.dotm'),
  'a document with a template of a network drive': withTemplate('\\\\example\\share\\a.dotm'),
  'a document with a template of a network drive, as a file': withTemplate('file:////example/share/a.dotm'),
  'a document with a template whose mode is written in codes': docxFile([
    relations(relation('attachedTemplate', 'https://example.com/a.dotm', '&#69;xternal')),
  ]),
  'a document with a picture from elsewhere': docxFile([relations(relation('image', 'https://example.com/a.png'))]),
  'a document with a file in it': docxFile([relations(relation('oleObject', 'embeddings/a.bin', 'Internal'))]),
  'a document with another document in it': docxFile([relations(relation('aFChunk', 'a.rtf', 'Internal'))]),
  'a document whose macros have another name': docxFile(
    [{ name: 'word/notes.bin', content: Buffer.from('macro') }],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/notes.bin" ContentType="application/vnd.ms-office.vbaProject',
  ),
  'a document with entities of its own': docxFile([
    { name: 'word/_rels/a.xml.rels', content: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>') },
  ]),
});

const TRAILER = '<</Root 1 0 R>>';

const pdfWith = (trailer: string, ...objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer\n${trailer}\n%%EOF\n`),
  ]);

const pdfOf = (...objects: readonly (string | Buffer)[]): Buffer => pdfWith(TRAILER, ...objects);

const packed = (objects: string, more = '') => {
  const content = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(`<</Type /ObjStm /N 1 /First 4 ${more}/Filter /FlateDecode /Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
};

const script = '<</S /JavaScript /JS (app.alert\\(1\\))>>';

/** PDFs that run, send or hold something, by what they do. */
export const activePdfs = (): Readonly<Record<string, Buffer>> => ({
  'a PDF that runs a script when it is opened': pdfOf('<</Type /Catalog /OpenAction 2 0 R>>', script),
  'a PDF whose script is written in codes': pdfOf('<</OpenAction <</S /J#61va#53cript /JS (1)>>>>'),
  'a PDF that starts a program': pdfOf('<</OpenAction <</S /Launch /F (a.exe)>>>>'),
  'a PDF with a file in it': pdfOf('<</Names <</EmbeddedFiles 2 0 R>>>>', '<<>>'),
  'a PDF that sends a form': pdfOf('<</A <</S /SubmitForm /F (https://example.com)>>>>'),
  'a PDF that opens another file': pdfOf('<</A <</S /GoToR /F (//example/share/a.pdf)>>>>'),
  'a PDF whose script is packed': pdfOf('<</Type /Catalog /OpenAction 3 0 R>>', packed(`3 0 ${script}`)),
  'a PDF whose objects are packed in an unusual way': pdfOf(
    '<<>>',
    packed('3 0 <<>>', '/DecodeParms <</Predictor 12>> '),
  ),
  'a PDF whose packed objects are broken': pdfOf('<</Type /ObjStm /Filter /FlateDecode>>\nstream\nnothing\nendstream'),
  'a PDF that is encrypted': pdfWith('<</Root 1 0 R /Encrypt 2 0 R>>', '<<>>', '<</Filter /Standard>>'),
});

/** Documents with what many have, which harms nobody. */
export const harmlessFiles = (): Readonly<Record<string, Buffer>> => ({
  'a PDF that opens at its first page, with a link': pdfOf(
    '<</OpenAction [2 0 R /Fit] /A <</S /URI /URI (https://example.com)>>>>',
    packed('3 0 <</Type /Page>>'),
  ),
  'a document with a link and a template of its own computer': docxFile([
    relations(
      relation('hyperlink', 'https://example.com'),
      relation('attachedTemplate', 'file:///C:\\Users\\Templates\\Letter.dotm'),
    ),
  ]),
});
