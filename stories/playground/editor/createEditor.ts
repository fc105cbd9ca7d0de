import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view';
import { ownCompletions, schemaCompletions } from './completions.ts';
import type { EditorNames } from './EditorNames.ts';
import { editorTheme } from './editorTheme.ts';
import { findPanel } from './findPanel.ts';
import { formatJson } from './formatJson.ts';
import { hover } from './hover.ts';

interface EditorOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly names: () => EditorNames;
  readonly onChange: (text: string) => void;
  readonly label: string;
  /** Id of the text that explains how to leave the editor by keyboard. */
  readonly help: string;
}

/**
 * Formats the text as the project's formatter would, and keeps the cursor on its line; false if the text is not valid
 * JSON.
 */
export function format(view: EditorView): boolean {
  const text = view.state.doc.toString();
  const formatted = formatJson(text);
  if (formatted === undefined) return false;
  if (formatted === text) return true;
  const { number } = view.state.doc.lineAt(view.state.selection.main.head);
  view.dispatch({ changes: { from: 0, to: text.length, insert: formatted } });
  const { from } = view.state.doc.line(Math.min(number, view.state.doc.lines));
  view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
  return true;
}

/** Creates an editor for steps JSON, which knows the schema and the names of the rest of the flow. */
export function createEditor({ parent, text, names, onChange, label, help }: EditorOptions): EditorView {
  const state = EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      linter(null),
      history(),
      drawSelection(),
      indentUnit.of('  '),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      json(),
      autocompletion({ override: [ownCompletions(names), schemaCompletions(names)], icons: false }),
      hover(names),
      findPanel(),
      // A tooltip may be larger than the editor.
      tooltips({ position: 'fixed', parent: document.body }),
      editorTheme,
      EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': help, tabindex: '0' }),
      keymap.of([
        { key: 'Shift-Alt-f', run: format },
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...foldKeymap,
        ...historyKeymap,
        ...defaultKeymap,
        indentWithTab,
      ]),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
  return new EditorView({ parent, state });
}
