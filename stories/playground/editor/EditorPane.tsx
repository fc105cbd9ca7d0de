import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { Finding } from '#engine/authoring/finding/Finding.ts';
import { createEditor, format } from './createEditor.ts';
import { diagnosticsOf } from './diagnosticsOf.ts';
import type { EditorNames } from './EditorNames.ts';
import * as styles from './EditorPane.css.ts';
import { parsed } from './jsonService.ts';
import { rangeOf } from './rangeOf.ts';

/** The methods of the editor for the page around it. */
export interface EditorHandle {
  /** Selects the place of a JSON pointer and scrolls it into view. */
  reveal(place: { readonly pointer: string; readonly line: number }): void;
  /** Formats the text; false if it is not valid JSON. */
  format(): boolean;
  /** Replaces the text; the author can undo it. */
  replace(text: string): void;
}

interface EditorPaneProps {
  readonly ref: Ref<EditorHandle>;
  readonly file: string;
  /** The initial text. */
  readonly text: string;
  readonly names: EditorNames;
  readonly findings: readonly Finding[];
  /** The text to which the findings belong. */
  readonly checked: string;
  readonly onChange: (text: string) => void;
  readonly onWalk: (finding: Finding) => void;
}

const HELP = 'editor-help';

/** The editor of one steps JSON file; a different file creates a new editor. */
export function EditorPane({ ref, file, text, names, findings, checked, onChange, onWalk }: EditorPaneProps) {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ text, names, onChange, onWalk });
  useEffect(() => {
    latest.current = { text, names, onChange, onWalk };
  });
  useEffect(() => {
    if (!parent.current) return undefined;
    const made = createEditor({
      parent: parent.current,
      // Only the initial text; from here on, the editor holds it.
      text: latest.current.text,
      names: () => latest.current.names,
      onChange: (next) => latest.current.onChange(next),
      label: `Steps of ${file}`,
      help: HELP,
    });
    view.current = made;
    return () => made.destroy();
  }, [file]);
  useEffect(() => {
    const editor = view.current;
    // The findings of an older text would be shown in the wrong places; the next check replaces them.
    if (!editor || editor.state.doc.toString() !== checked) return;
    const diagnostics = diagnosticsOf(checked, findings, (finding) => latest.current.onWalk(finding));
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [findings, checked]);
  useImperativeHandle(ref, () => ({
    reveal(place) {
      const editor = view.current;
      if (!editor) return;
      const { from, to } = rangeOf(parsed(editor.state.doc.toString()), place);
      editor.dispatch({
        selection: { anchor: from, head: to },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      });
      editor.focus();
    },
    format: () => view.current !== undefined && format(view.current),
    replace(next) {
      const editor = view.current;
      editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: next } });
    },
  }));
  return (
    <div className={styles.pane}>
      <div ref={parent} className={styles.editor} />
      <p id={HELP} className={styles.help}>
        <kbd>Ctrl Space</kbd> completes, <kbd>Ctrl F</kbd> finds, <kbd>Shift Alt F</kbd> formats. <kbd>Tab</kbd>{' '}
        indents; press <kbd>Esc</kbd> first to leave the editor with it.
      </p>
    </div>
  );
}
