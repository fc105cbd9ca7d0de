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

/** What the page around the editor may ask of it. */
export interface EditorHandle {
  /** Shows what a JSON pointer names, and takes the cursor there. */
  reveal(place: { readonly pointer: string; readonly line: number }): void;
  /** Writes the text in the project's form; false where it is no JSON. */
  format(): boolean;
  /** Puts another text in the place of this one, which can be undone. */
  replace(text: string): void;
}

interface EditorPaneProps {
  readonly ref: Ref<EditorHandle>;
  readonly file: string;
  /** The text to begin with. */
  readonly text: string;
  readonly names: EditorNames;
  readonly findings: readonly Finding[];
  /** The text that the findings are of. */
  readonly checked: string;
  readonly onChange: (text: string) => void;
  readonly onWalk: (finding: Finding) => void;
}

const HELP = 'editor-help';

/** The editor of one steps JSON; another file is another editor. */
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
      // The editor holds the text from here on.
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
    // What was typed since would put the findings in wrong places; the next check brings its own.
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
