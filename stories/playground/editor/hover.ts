import { hoverTooltip } from '@codemirror/view';
import type { MarkedString } from 'vscode-json-languageservice';
import type { EditorNames } from './EditorNames.ts';
import { jsonService, parsed } from './jsonService.ts';
import { placeAt } from './placeAt.ts';
import { suggest } from './suggest.ts';

const textOf = (one: MarkedString) => (typeof one === 'string' ? one : one.value);

/** The schema's description of a place, as plain text. */
async function schemaText(text: string, offset: number): Promise<readonly string[]> {
  const { document, json } = parsed(text);
  const { contents } = (await jsonService.doHover(document, document.positionAt(offset), json)) ?? { contents: [] };
  const texts = Array.isArray(contents)
    ? contents.map(textOf)
    : [typeof contents === 'object' && 'kind' in contents ? contents.value : textOf(contents)];
  return texts.filter((one) => one !== '');
}

/**
 * A tooltip about what is under the pointer: a condition in words, the type of a fact or answer, or a keyword's
 * description.
 */
export const hover = (names: () => EditorNames) =>
  hoverTooltip(async ({ state }, offset) => {
    const text = state.doc.toString();
    const place = placeAt(parsed(text), offset);
    if (!place || place.span.from === place.span.to) return null;
    const written: unknown = JSON.parse(text.slice(place.span.from, place.span.to));
    const known = suggest(place, names()).find(({ label }) => label === written);
    const lines = known ? [known.detail] : await schemaText(text, offset);
    if (lines.length === 0) return null;
    return {
      pos: place.span.from,
      end: place.span.to,
      above: true,
      create() {
        const dom = document.createElement('div');
        dom.className = 'cm-hoverText';
        dom.append(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
        return { dom };
      },
    };
  });
