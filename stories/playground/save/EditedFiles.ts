import type { Edit } from '../Edit.ts';

/** A file while it is edited. */
export interface EditedFile {
  readonly edit: Edit;
  /** The text that the file holds, as far as the page knows. */
  readonly held: string;
  /** The text that the edit began with; another one than is held where the file was changed in between. */
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

/** What is stored and cannot be read is not there: a page that does not open again would be worse. */
function keptIn(stored: string | null): Kept | undefined {
  try {
    const kept: unknown = stored === null ? undefined : JSON.parse(stored);
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The texts of all files while they are edited. What is not in its file yet outlives a reload of the page; it is the
 * text of a definition and knows nothing of a patient.
 */
export class EditedFiles {
  /** What the files hold, as far as the page knows. */
  readonly #held: Map<string, string>;
  /** The files that were saved, or taken anew, since the page was loaded. */
  readonly #changed = new Set<string>();
  readonly #edited = new Map<string, EditedFile>();
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly #listeners = new Set<() => void>();

  /**
   * @param texts of the files, by name, when the page was loaded
   * @param storage keeps texts over a reload
   */
  constructor(texts: ReadonlyMap<string, string>, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
    this.#held = new Map(texts);
    this.#storage = storage;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** A file as it is edited now; the same object until something of it changes. */
  get(file: string): EditedFile {
    const known = this.#edited.get(file);
    if (known) return known;
    const held = this.#held.get(file) ?? '';
    const { text, loaded } = this.#kept(file, held) ?? { text: held, loaded: held };
    const opened: EditedFile = { edit: { file, text, others: this.#othersOf(file) }, held, loaded };
    this.#edited.set(file, opened);
    return opened;
  }

  /** Takes what was typed. */
  write(file: string, text: string): void {
    const { edit, held, loaded } = this.get(file);
    if (edit.text !== text) this.#keep({ edit: { ...edit, text }, held, loaded: text === held ? held : loaded });
  }

  /** The file holds this text now: it was saved, or somebody else has changed it. */
  hold(file: string, text: string): void {
    const { edit } = this.get(file);
    this.#held.set(file, text);
    this.#changed.add(file);
    for (const [name, other] of this.#edited)
      if (name !== file) this.#edited.set(name, { ...other, edit: { ...other.edit, others: this.#othersOf(name) } });
    this.#keep({ edit, held: text, loaded: text });
  }

  /** What was stored of a file; what it holds by now is dropped. */
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
