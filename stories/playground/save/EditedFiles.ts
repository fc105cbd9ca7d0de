import type { Edit } from '../Edit.ts';

/** A file while it is edited. */
export interface EditedFile {
  readonly edit: Edit;
  /** The text that the file is believed to hold. */
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
    const { text, loaded } = keptIn(this.#storage.getItem(keyOf(file))) ?? { text: held, loaded: held };
    const opened: EditedFile = { edit: { file, text, others: this.#othersOf(file) }, loaded };
    this.#edited.set(file, opened);
    return opened;
  }

  /** Takes what was typed. */
  write(file: string, text: string): void {
    const { edit, loaded } = this.get(file);
    if (edit.text !== text) this.#keep({ edit: { ...edit, text }, loaded });
  }

  /** The file holds this text now: it was saved, or somebody else has changed it. */
  hold(file: string, text: string): void {
    const { edit } = this.get(file);
    this.#held.set(file, text);
    this.#changed.add(file);
    for (const [name, { edit: other, loaded }] of this.#edited)
      if (name !== file) this.#edited.set(name, { edit: { ...other, others: this.#othersOf(name) }, loaded });
    this.#keep({ edit, loaded: text });
  }

  #othersOf(file: string): Edit['others'] {
    return new Map([...this.#held].filter(([name]) => name !== file && this.#changed.has(name)));
  }

  #keep(edited: EditedFile): void {
    const { edit, loaded } = edited;
    this.#edited.set(edit.file, edited);
    if (edit.text === loaded) this.#storage.removeItem(keyOf(edit.file));
    else this.#storage.setItem(keyOf(edit.file), JSON.stringify({ loaded, text: edit.text }));
    for (const listener of this.#listeners) listener();
  }
}
