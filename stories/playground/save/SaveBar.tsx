import { useState } from 'react';
import type { Edit } from '../Edit.ts';
import * as styles from '../Playground.css.ts';
import { saveFile, type Saved } from './saveFile.ts';

interface SaveBarProps {
  readonly edit: Edit;
  /** The text that the file is believed to hold. */
  readonly loaded: string;
  /** The file now holds this text; with `take` the editor is to show it as well. */
  readonly onFile: (text: string, take: boolean) => void;
}

function download({ file, text }: Edit): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: file.split('/').at(-1) ?? file });
  link.click();
  URL.revokeObjectURL(address);
}

/** Keeps what was edited: a download or, while Storybook is developed with, the file itself. */
export function SaveBar({ edit, loaded, onFile }: SaveBarProps) {
  const [saved, setSaved] = useState<Saved & { readonly text?: string; readonly of: Edit }>();
  const isChanged = edit.text !== loaded;
  const save = async (over: string) => {
    const result = await saveFile(edit, over);
    setSaved({ ...result, of: edit });
    if (result.outcome === 'written') onFile(edit.text, false);
  };
  const shown = saved?.of.file === edit.file ? saved : undefined;
  const conflict = shown?.outcome === 'changed' ? shown : undefined;
  const said =
    shown?.outcome === 'written' && !isChanged
      ? 'Saved'
      : shown?.outcome === 'refused'
        ? shown.message
        : isChanged
          ? 'Not saved'
          : 'As in the file';
  return (
    <div className={styles.group}>
      <output className={styles.note}>{conflict ? conflict.message : said}</output>
      {conflict && (
        <>
          <button
            type="button"
            className={styles.tool}
            onClick={() => {
              setSaved(undefined);
              onFile(conflict.text, true);
            }}
          >
            Take the text of the file
          </button>
          <button type="button" className={styles.tool} onClick={() => void save(conflict.text)}>
            Write mine over it
          </button>
        </>
      )}
      {isChanged && (
        <button type="button" className={styles.tool} onClick={() => onFile(loaded, true)}>
          Undo all
        </button>
      )}
      <button type="button" className={styles.tool} onClick={() => download(edit)}>
        Download
      </button>
      {import.meta.env.DEV && isChanged && !conflict && (
        <button type="button" className={styles.primary} title={edit.file} onClick={() => void save(loaded)}>
          Save to flows
        </button>
      )}
    </div>
  );
}
