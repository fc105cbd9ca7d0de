import { docFile, docxFile } from './documents.ts';
import { packedObjects, pdfOf } from './pdfs.ts';

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

const TEMPLATE = relation('attachedTemplate', 'https://example.com/a.dotm');
const RELATIONS_PART = 'word/_rels/settings.xml.rels';

const part = (content: Buffer | string) => docxFile([{ name: RELATIONS_PART, content: Buffer.from(content) }]);
const namespace = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Word documents that run or load something, by what they do. */
export const activeDocuments = (): Readonly<Record<string, Buffer>> => ({
  'a document with a template from the web': withTemplate('https://example.com/a.dotm'),
  'a document with a template of a network drive': withTemplate('\\\\example\\share\\a.dotm'),
  'a document with a template of a network drive, behind a space': withTemplate(' \\\\example\\share\\a.dotm'),
  'a document with a template of a network drive, as a file': withTemplate('file:////example/share/a.dotm'),
  'a document with a template of a network drive, in codes': withTemplate('file:///%5C%5Cexample%5Cshare%5Ca.dotm'),
  'a document with a template of a network drive, in codes of codes': withTemplate('%255C%255Cexample%5Ca.dotm'),
  'a document with a template of a network drive, as a device': withTemplate('\\??\\UNC\\example\\share\\a.dotm'),
  'a document with a template whose mode is written in codes': docxFile([
    relations(relation('attachedTemplate', 'https://example.com/a.dotm', '&#69;xternal')),
  ]),
  'a document with a template of another prefix': part(
    `<r-x:Relationships xmlns:r-x="${namespace}"><r-x:${TEMPLATE.slice(1)}</r-x:Relationships>`,
  ),
  'a document with a template behind a sign': docxFile([relations(TEMPLATE.replace(' ', ' xmlns:q="urn:>" '))]),
  'a document with a template behind other attributes': docxFile([
    relations(TEMPLATE.replace(' ', ` xmlns:q=" Type='x/hyperlink' TargetMode='Internal'" `)),
  ]),
  'a document with a picture from elsewhere': docxFile([relations(relation('image', 'https://example.com/a.png'))]),
  ...Object.fromEntries(
    ['ms-msdt:/id PCWDiagnostic', 'file:///c:/a.exe', ' javascript:alert(1)', '\\\\example\\share'].map((target) => [
      `a document with a link to ${target}`,
      docxFile([relations(relation('hyperlink', target))]),
    ]),
  ),
  'a document with a file in it': docxFile([relations(relation('oleObject', 'embeddings/a.bin', 'Internal'))]),
  'a document with another document in it': docxFile([relations(relation('aFChunk', 'a.rtf', 'Internal'))]),
  'a document whose macros have another name': docxFile(
    [{ name: 'word/notes.bin', content: Buffer.from('macro') }],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/notes.bin" ContentType="application/vnd.ms-office.vbaProject',
  ),
  'a document with entities of its own': part('<!DOCTYPE a [<!ENTITY b "c">]><Relationships/>'),
  'a document with a part that is no XML': part('<Relationships><Relationship></Relationships>'),
  'a document that nests too deeply': part('<a>'.repeat(600) + '</a>'.repeat(600)),
  'a document in UTF-16 without a mark': part(Buffer.from('<Relationships/>', 'utf16le')),
  'a document with a part that names another encoding': part('<?xml version="1.0" encoding="UTF-7"?><Relationships/>'),
  'a document in UTF-8 that is none': part(Buffer.from('<Relationships a="\xff"/>', 'latin1')),
});

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const field = (begin: string) => `<w:r><w:fldChar w:fldCharType="${begin}"/></w:r>`;
const text = (instruction: string) => `<w:r><w:instrText>${instruction}</w:instrText></w:r>`;

/** A document with a part of text, which the list of types names. */
const withText = (content: string) =>
  docxFile(
    [
      {
        name: 'word/notes.bin',
        content: Buffer.from(`<w:document xmlns:w="${WORD}">${content}</w:document>`),
        isDeflated: true,
      },
    ],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/NOTES.bin" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml',
  );

const paragraph = (...instructions: readonly string[]) =>
  withText(`<w:p>${field('begin')}${instructions.map(text).join('')}${field('end')}</w:p>`);

const alternate = (content: string) =>
  `<mc:AlternateContent xmlns:mc="urn:mc"><mc:Fallback>${content}</mc:Fallback></mc:AlternateContent>`;

/** Word documents with fields that start a program or load something. */
export const activeFields = (): Readonly<Record<string, Buffer>> => ({
  'a command': paragraph('DDEAUTO c:\\\\a.exe "b"'),
  'a command in pieces': paragraph(' D', 'DE', 'auto c:\\\\a.exe'),
  'a command in codes': paragraph('&#x44;DE c:\\\\a.exe'),
  'a command around a text box': withText(
    `<w:p>${field('begin')}${text('DD')}<w:r><w:pict><w:p><w:r/></w:p></w:pict></w:r>${text('E a')}</w:p>`,
  ),
  'a command behind another field': withText(
    `<w:p>${field('begin')}${field('begin')}${text('QUOTE a')}${field('end')}${text('DDE a')}${field('end')}</w:p>`,
  ),
  'a command that is not shown by all': withText(`<w:p>${field('begin')}${text('D')}${alternate(text('DE a'))}</w:p>`),
  'a simple command': withText('<w:p><w:fldSimple w:instr=" DDE c:\\\\a.exe"/></w:p>'),
  'a link that starts a program': paragraph('HYPERLINK \\o "a page" "search-ms:query=a"'),
  'a link to a file': paragraph(' HYPERLINK file:///c:/a.exe'),
  'text of another file': paragraph('INCLUDETEXT "C:\\\\a.docx"'),
  'a link to another file': paragraph('LINK Excel.Sheet.8 "\\\\\\\\example\\\\a.xls"'),
  'a picture of the web': paragraph('INCLUDEPICTURE \\d "https://example.com/a.png" \\* MERGEFORMATINET'),
  'a picture of a network drive': paragraph('IMPORT \\\\\\\\example\\\\a.png'),
  'a picture that another field names': withText(
    `<w:p>${field('begin')}${text('INCLUDEPICTURE ')}${field('begin')}${text('REF a')}${field('end')}${field('end')}</w:p>`,
  ),
});

/** Word documents with fields that harm nobody. */
export const harmlessFields = (): Readonly<Record<string, Buffer>> => ({
  'the number of a page': paragraph(' PAGE ', '\\* MERGEFORMAT '),
  'a link': paragraph('HYPERLINK "https://example.com/dde" \\o "link"'),
  'a link within the document': paragraph('HYPERLINK \\l "_Toc1"'),
  'a link for a mail': paragraph('HYPERLINK "mailto:care@example.com"'),
  'contents and a reference': withText(
    `<w:p>${field('begin')}${text('TOC \\o "1-3"')}${field('separate')}${field('begin')}${text('PAGEREF _Toc1')}${field('end')}${field('end')}</w:p>`,
  ),
  'a number in a text box': withText(
    `<w:p>${alternate(`<w:p>${field('begin')}${text('PAGE')}${field('end')}</w:p>`)}</w:p>`,
  ),
  'a picture of a message': paragraph('INCLUDEPICTURE "cid:image001.png" \\* MERGEFORMATINET'),
  'a pasted picture': paragraph('INCLUDEPICTURE "/var/folders/a/page1image1" \\* MERGEFORMATINET'),
  'words of a text': withText('<w:p><w:r><w:t>DDEAUTO instrText</w:t></w:r></w:p>'),
});

/** Old Word documents that run or hold something. */
export const activeOldDocuments = (): Readonly<Record<string, Buffer>> => ({
  'an old document with macros': docFile(['MACROS', '_vba_project']),
  'an old document with a file in it': docFile(['ObjectPool', '\u{1}Ole10Native']),
  'an old document with an object in it': docFile(['ObjectPool', '_1234567890', '\u{3}ObjInfo']),
  'an old document with a formula that is a program': docFile(['ObjectPool', '\u{1}Ole', 'Equation Native']),
  'an old document with a packed file': docFile(['Package']),
  'an old document with a command': docFile([], Buffer.from('a\u{13} DDEAUTO c:\\\\a.exe\u{15}')),
  'an old document with a command in UTF-16': docFile([], Buffer.from('a\u{13} DDE c:\\\\a.exe\u{15}', 'utf16le')),
  'an old document with a command at an odd place': docFile(
    [],
    Buffer.from('a\0\u{13}\0D\0D\0E\0 \0a\0', 'latin1').subarray(1),
  ),
});

const harmless = { name: RELATIONS_PART, content: Buffer.from('<Relationships/>') };

/** Word documents that say two things of what they consist of. */
export const doubtfulDocuments = (): Readonly<Record<string, Buffer>> => ({
  'two entries of one name': docxFile([harmless, harmless]),
  'two entries whose names differ in case': docxFile([harmless, { ...harmless, name: RELATIONS_PART.toUpperCase() }]),
  'two entries whose names differ in codes': docxFile([
    harmless,
    { ...harmless, name: `${RELATIONS_PART.slice(0, -1)}%73` },
  ]),
  'two counts': docxFile([harmless], undefined, { count: 2 }),
  'two names of an entry': docxFile([{ ...harmless, listed: `${RELATIONS_PART.slice(0, -1)}x` }]),
  'an entry that has more than it claims': docxFile([{ ...harmless, isDeflated: true, bytes: 10 }]),
  'an entry that has less than it claims': docxFile([{ ...harmless, isDeflated: true, bytes: 20 }]),
  'an entry that has another checksum': docxFile([{ ...harmless, checksum: 1 }]),
  'an entry that is cut in pieces': docxFile([{ ...harmless, name: `${RELATIONS_PART}/[0].piece` }]),
  'an entry that is not listed': docxFile([harmless], undefined, { gap: docxFile() }),
  'something behind its end': Buffer.concat([docxFile(), Buffer.from('more')]),
});

const script = '<</S /JavaScript /JS (app.alert\\(1\\))>>';
const packed = (description: string, key?: string) =>
  pdfOf('<<>>', packedObjects([script], { description, ...(key !== undefined && { key }) }));

/** PDFs that run, send or hold something, by what they do. */
export const activePdfs = (): Readonly<Record<string, Buffer>> => ({
  'a PDF that runs a script when it is opened': pdfOf('<</Type /Catalog /OpenAction 2 0 R>>', script),
  'a PDF whose script is written in codes': pdfOf('<</OpenAction <</S /J#61va#53cript /JS (1)>>>>'),
  'a PDF that starts a program': pdfOf('<</OpenAction <</S /Launch /F (a.exe)>>>>'),
  'a PDF with a file in it': pdfOf('<</Names <</EmbeddedFiles 2 0 R>>>>', '<<>>'),
  'a PDF with a file in a note': pdfOf('<</Annots [<</Subtype /FileAttachment /FS <</EF <</F 2 0 R>>>>>>]>>', '<<>>'),
  'a PDF that sends a form': pdfOf('<</A <</S /SubmitForm /F (https://example.com)>>>>'),
  'a PDF that opens another file': pdfOf('<</A <</S /GoToR /F (//example/share/a.pdf)>>>>'),
  'a PDF that opens an article of another file': pdfOf('<</A <</S /Thread /F (//example/share/a.pdf)>>>>'),
  'a PDF with a form that is a program': pdfOf('<</AcroForm <</XFA 2 0 R>>>>', '<<>>'),
  'a PDF that plays a film with a script': pdfOf('<</OpenAction <</S /Rendition /JS (1)>>>>'),
  'a PDF whose trailer runs a script': pdfOf({ trailer: `<</Root <</OpenAction ${script}>>>>` }, '<<>>'),
  'a PDF whose script is in a stream': pdfOf(`<<>>\nstream\n7 0 obj ${script} endobj\nendstream`),
  'a PDF whose script is behind comments': pdfOf('<<>>%\n7%\n0%\nobj <<>>'),
  'a PDF whose script is packed': packed('/Filter /FlateDecode'),
  'a PDF whose packed script has a list of filters': packed('/Filter [ /FlateDecode ]'),
  'a PDF whose packed script has a filter in codes': packed('/F#69lter /Fl#61teDecode'),
  'a PDF whose packed script has a filter elsewhere': packed('/Filter 9 0 R'),
  'a PDF whose packed script has a filter behind a comment': packed('/Filter%\n/FlateDecode'),
  'a PDF whose packed script has a long description': packed(`/X (${'a'.repeat(2100)}) /Filter /FlateDecode`),
  'a PDF whose packed script has a description with other words': packed('/X (obj) /Y (stream\n) /Filter /FlateDecode'),
  'a PDF whose packed script has no type': packed('/Type /Other /Filter /FlateDecode', '/X'),
  'a PDF whose packed script has two filters': packed('/Filter [/ASCIIHexDecode /FlateDecode]'),
  'a PDF whose packed script has two counts': packed('/N 0 /Filter /FlateDecode'),
  'a PDF whose script is not packed': pdfOf('<<>>', packedObjects([script], { description: '', isDeflated: false })),
  'a PDF whose objects are packed in an unusual way': pdfOf(
    packedObjects(['<<>>'], { description: '/DecodeParms <</Predictor 12>> /Filter /FlateDecode' }),
  ),
  'a PDF with something between packed objects': pdfOf(packedObjects(['<<>> <<>>', '<<>>'])),
  'a PDF whose packed objects are broken': pdfOf(
    '<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>>\nstream\nnothing\nendstream',
  ),
  'a PDF whose stream is another file': pdfOf('<</Length 0 /F (//example/share/a)>>\nstream\n\nendstream'),
  'a PDF with a link to a file': pdfOf('<</A <</S /URI /URI (file:///c:/a.exe)>>>>'),
  'a PDF with a link to a script, in codes': pdfOf('<</A <</S /URI /URI (j\\141vascript:a)>>>>'),
  'a PDF with a link that starts a program, in digits': pdfOf(
    `<</A <</S /URI /URI <${Buffer.from('ms-msdt:/id').toString('hex')}>>>>>`,
  ),
  'a PDF with a link to a network drive, elsewhere': pdfOf('<</A <</S /URI /URI 2 0 R>>>>', '(\\\\\\\\example\\\\a)'),
  'a PDF with a link in UTF-16': pdfOf(
    `<</A <</S /URI /URI <FEFF${Buffer.from('file:///a').toString('hex').replaceAll(/../g, '00$&')}>>>>>`,
  ),
  'a PDF whose links are relative to a file': pdfOf('<</URI <</Base (file:///c:/)>> /A <</S /URI /URI (a.exe)>>>>'),
  'a PDF that opens a page of the web': pdfOf('<</OpenAction <</S /URI /URI (https://example.com)>>>>'),
  'a PDF that opens a page of the web in the end': pdfOf(
    '<</OpenAction 2 0 R>>',
    '<</S /GoTo /D [1 0 R /Fit] /Next [3 0 R]>>',
    '<</S 4 0 R /URI (https://example.com)>>',
    '/URI',
  ),
  'a PDF that opens a page of the web when a page is shown': pdfOf(
    '<</AA 2 0 R>>',
    packedObjects(['<</O 8 0 R>>', '<</S /URI /URI (https://example.com)>>'], { numbers: [2, 8] }),
  ),
  'a PDF with a value that is none': pdfOf('<</Type >>'),
  'a PDF with an object that goes on': pdfOf('<<>> 1 0 R'),
  'a PDF without objects': Buffer.from(`%PDF-1.7\n${'<</ObjStm stream\n'.repeat(100)}`),
});

/** PDFs that are encrypted. */
export const lockedPdfs = (): Readonly<Record<string, Buffer>> => ({
  'a PDF that is encrypted': pdfOf({ trailer: '<</Root 1 0 R /Encrypt 2 0 R>>' }, '<<>>', '<</Filter /Standard>>'),
  'a PDF that is encrypted, in codes': pdfOf({ trailer: '<</Root 1 0 R /Encr#79pt 2 0 R>>' }, '<<>>'),
  'a PDF that is encrypted, with objects that are packed': pdfOf(
    { trailer: '<</Encrypt 2 0 R>>' },
    '<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>>\nstream\nnothing\nendstream',
  ),
});

/** Documents with what many have, which harms nobody. */
export const harmlessFiles = (): Readonly<Record<string, Buffer>> => ({
  'a PDF that opens at its first page, with a link': pdfOf(
    '<</OpenAction [2 0 R /Fit] /A <</S /URI /URI (https://example.com/JS)>>>>',
    '<</Type /Page /Annots [<</A 3 0 R>>]>>',
    '<</S /URI /URI (https://example.com)>>',
    '<</S /URI /URI (mailto:care@example.com)>>',
    '<</S /URI /URI (page.html#part:1)>>',
  ),
  'a PDF with a form': pdfOf('<</AcroForm <</Fields [2 0 R]>>>>', '<</FT /Tx /AA <</F <</S /Named /N /NextPage>>>>>>'),
  'a PDF with packed objects': pdfOf(packedObjects(['<</Type /Page>>', '12', '3 0 R', '(a\\)b(c))', '[<41>]'])),
  'a PDF with objects that are not packed': pdfOf(packedObjects(['<<>>'], { description: '', isDeflated: false })),
  'a PDF with an object that has no end': Buffer.from(
    '%PDF-1.4\n1 0 obj\n12endobj\n2 0 obj\n3\n4 0 obj\n<<>>\n3 0 obj\nendobj\n%%EOF',
  ),
  'a document with a link and a template of its own computer': docxFile([
    relations(
      relation('hyperlink', 'https://example.com'),
      relation('attachedTemplate', 'file:///C:\\Users\\A%20B\\Templates\\Letter.dotm'),
    ),
  ]),
  'an old document that speaks of macros': docFile(
    ['ObjectPool'],
    Buffer.from('Macros, DDE \u{13}PAGE\u{15}', 'utf16le'),
  ),
  'a document in UTF-16': part(Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><Relationships/>', 'utf16le')),
  'a document in UTF-8 with a mark': part('\uFEFF<?xml version="1.0" encoding="utf-8"?><Relationships/>'),
});
