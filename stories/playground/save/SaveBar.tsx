import { useState } from 'react';
import type { Edit } from '../Edit.ts';
import * as styles from '../Playground.css.ts';
import type { EditedFile } from './EditedFiles.ts';
import { saveFile, type Saved } from './saveFile.ts';

interface SaveBarProps {
  readonly edited: EditedFile;
  /** Called when the file contains this text. */
  readonly onHeld: (file: string, text: string) => void;
  /** Called to show this text in the editor. */
  readonly onShow: (text: string) => void;
}

function download({ file, text }: Edit): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: file.split('/').at(-1) ?? file });
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the edited text: as a download or, with the development server, to the file itself. */
export function SaveBar({ edited: { edit, held, loaded }, onHeld, onShow }: SaveBarProps) {
  const [saved, setSaved] = useState<Saved & { readonly of: string }>();
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = edit.text !== held;
  const save = async (over: string) => {
    if (isSaving) return;
    setIsSaving(true);
    // While the server writes, the author may continue typing or open another file.
    const result = await saveFile(edit, over);
    setIsSaving(false);
    setSaved({ ...result, of: edit.file });
    if (result.outcome === 'written') onHeld(edit.file, edit.text);
  };
  const shown = saved?.of === edit.file ? saved : undefined;
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
              onHeld(edit.file, conflict.text);
              onShow(conflict.text);
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
        <button type="button" className={styles.tool} onClick={() => onShow(held)}>
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
