import { snippet, type Completion, type CompletionContext, type CompletionSource } from '@codemirror/autocomplete';
import { InsertTextFormat, type CompletionItem } from 'vscode-json-languageservice';
import type { EditorNames } from './EditorNames.ts';
import { jsonService } from './jsonService.ts';
import { parsedFor, type Completing } from './parsedFor.ts';
import { placeAt, type Completable } from './placeAt.ts';
import { suggest, type Suggestion } from './suggest.ts';
import { withWritten } from './withWritten.ts';

/** Escapes braces, which mark fields in a snippet. */
const literal = (json: string) => json.replaceAll(/[{}]/g, (brace) => `\\${brace}`);

/** The snippet for a key without a value: its initial value follows, selected if possible. */
function keySnippet(label: string, json = ''): string {
  const value = /[{}]/.test(json) ? literal(json) : `\${1:${json}}`;
  return `${literal(JSON.stringify(label))}: ${value}`;
}

function own({ label, detail, json }: Suggestion, { role, hasValue }: Completable, comma: string): Completion {
  const shown = { label: JSON.stringify(label), displayLabel: label, detail, boost: 20 };
  if (role === 'value') return { ...shown, type: 'constant', apply: (json ?? JSON.stringify(label)) + comma };
  return {
    ...shown,
    type: 'property',
    apply: hasValue ? JSON.stringify(label) : snippet(keySnippet(label, json) + comma),
  };
}

/**
 * Converts a snippet from the JSON service's syntax to the editor's: fields are `$1` there and `${1}` here, and literal
 * braces are escaped here.
 */
const snippetOf = (text: string) =>
  snippet(
    text.replaceAll(
      /\\([$}\\])|\$(\d)|\$\{(\d):((?:\\.|[^}\\])*)\}|[{}]/g,
      (all: string, escaped?: string, bare?: string, field?: string, initial?: string) => {
        if (escaped !== undefined) return literal(escaped);
        if (bare !== undefined) return `\${${bare}}`;
        return field === undefined ? literal(all) : `\${${field}:${initial ?? ''}}`;
      },
    ),
  );

function bySchema(item: CompletionItem, comma: string): Completion {
  const { label, filterText, detail, documentation, textEdit, insertText, insertTextFormat } = item;
  const text = (textEdit?.newText ?? insertText ?? label) + comma;
  const info = typeof documentation === 'string' ? documentation : documentation?.value;
  return {
    label: filterText ?? label,
    displayLabel: label.replaceAll('"', ''),
    type: 'property',
    ...(detail !== undefined && { detail }),
    ...(info && { info }),
    apply: insertTextFormat === InsertTextFormat.Snippet ? snippetOf(text) : text,
  };
}

/** The start of the word to complete. */
const wordStart = (text: string, offset: number) => offset - (/[\w.-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);

function ownResult({ read, needsComma }: Completing, offset: number, names: EditorNames) {
  const place = placeAt(read, offset);
  const comma = needsComma ? ',' : '';
  const options = place ? suggest(place, withWritten(names, read)).map((one) => own(one, place, comma)) : [];
  if (!place || options.length === 0) return null;
  const isEmpty = place.span.from === place.span.to;
  const from = isEmpty ? wordStart(read.document.getText(), offset) : place.span.from;
  return { from, to: isEmpty ? offset : place.span.to, options };
}

/** Whether to suggest anything: the author asked for it, or is typing a word or string. */
const isWanted = ({ state, pos, explicit }: CompletionContext) =>
  explicit || /[\w".-]/.test(state.sliceDoc(pos - 1, pos));

/** Completions from the flow: conditions, references, values, sections, effects. */
export const ownCompletions =
  (names: () => EditorNames): CompletionSource =>
  (context) => {
    const { state, pos } = context;
    return isWanted(context) ? ownResult(parsedFor(state.doc.toString(), pos), pos, names()) : null;
  };

/** Keywords of conditions, which are suggested together with the flow's names. */
const conditionWords = new Set(['all', 'any', 'not']);

/** Completions from the schema, where the flow has nothing more specific. */
export const schemaCompletions =
  (names: () => EditorNames): CompletionSource =>
  async (context) => {
    const { state, pos } = context;
    if (!isWanted(context)) return null;
    const completing = parsedFor(state.doc.toString(), pos);
    const { document, json } = completing.read;
    const list = await jsonService.doComplete(document, document.positionAt(pos), json);
    const better = ownResult(completing, pos, names());
    const items = (list?.items ?? []).filter(({ label }) => !better || conditionWords.has(label));
    const edit = items[0]?.textEdit;
    if (items.length === 0) return null;
    const range = edit && 'range' in edit ? edit.range : undefined;
    return {
      from: range ? document.offsetAt(range.start) : pos,
      to: range ? document.offsetAt(range.end) : pos,
      options: items.map((item) => bySchema(item, completing.needsComma ? ',' : '')),
    };
  };
