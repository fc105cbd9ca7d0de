import type { Edit } from '../Edit.ts';

/** A file that is being edited. */
export interface EditedFile {
  readonly edit: Edit;
  /** The saved text of the file, as far as the page knows. */
  readonly held: string;
  /** The saved text on which the edit is based; it differs from `held` if the file has changed since. */
  readonly loaded: string;
}

interface Kept {
  readonly loaded: string;
  readonly text: string;
}

const keyOf = (file: string) => `playground ${file}`;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'loaded' in value &&
  typeof value.loaded === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** Unreadable storage counts as empty, so that the page always opens. */
function keptIn(stored: string | null): Kept | undefined {
  try {
    const kept: unknown = stored === null ? undefined : JSON.parse(stored);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The texts of all edited files. Unsaved texts survive a reload of the page; they are definitions and contain no
 * patient data.
 */
export class EditedFiles {
  /** The saved texts of the files, as far as the page knows. */
  readonly #held: Map<string, string>;
  /** The files whose saved text has changed since the page was loaded. */
  readonly #changed = new Set<string>();
  readonly #edited = new Map<string, EditedFile>();
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #listeners = new Set<() => void>();

  /**
   * @param texts the saved texts by path, when the page was loaded
   *
   * @param storage keeps unsaved texts across reloads
   */
  constructor(texts: ReadonlyMap<string, string>, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#held = new Map(texts);
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** A file in its current state; the same object until something changes. */
  get(file: string): EditedFile {
    const known = this.#edited.get(file);
    if (known) return known;
    const held = this.#held.get(file) ?? '';
    const { text, loaded } = this.#kept(file, held) ?? { text: held, loaded: held };
    const opened: EditedFile = { edit: { file, text, others: this.#othersOf(file) }, held, loaded };
    this.#edited.set(file, opened);
    return opened;
  }

  /** Stores the author's text. */
  write(file: string, text: string): void {
    const { edit, held, loaded } = this.get(file);
    if (edit.text !== text) this.#keep({ edit: { ...edit, text }, held, loaded: text === held ? held : loaded });
  }

  /** Records that the file now contains this text: it was saved, or changed outside the playground. */
  hold(file: string, text: string): void {
    const { edit } = this.get(file);
    this.#held.set(file, text);
    this.#changed.add(file);
    for (const [name, other] of this.#edited)
      if (name !== file) this.#edited.set(name, { ...other, edit: { ...other.edit, others: this.#othersOf(name) } });
    this.#keep({ edit, held: text, loaded: text });
  }

  /** The unsaved text of a file; a stored text that equals the file is removed. */
  #kept(file: string, held: string): Kept | undefined {
    const kept = keptIn(this.#storage.getItem(keyOf(file)));
    if (kept?.text !== held) return kept;
    this.#storage.removeItem(keyOf(file));
    return undefined;
  }

  #othersOf(file: string): Edit['others'] {
    return new Map([...this.#held].filter(([name]) => name !== file && this.#changed.has(name)));
  }

  #keep(edited: EditedFile): void {
    const { edit, held, loaded } = edited;
    this.#edited.set(edit.file, edited);
    if (edit.text === held) this.#storage.removeItem(keyOf(edit.file));
    else this.#storage.setItem(keyOf(edit.file), JSON.stringify({ loaded, text: edit.text }));
    for (const listener of this.#listeners) listener();
  }
}
