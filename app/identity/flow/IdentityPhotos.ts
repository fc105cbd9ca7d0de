/** The photo that a patient has taken and not sent yet, and how far it is on its way. It stays in this tab's memory. */
export class IdentityPhotos {
  #kept: { readonly id: string; readonly photo: Blob } | undefined;
  #progress: number | undefined;
  readonly #listeners = new Set<() => void>();

  /** Keeps a photo in place of the one before. @returns the id that names it */
  readonly keep = (photo: Blob): string => {
    const id = crypto.randomUUID();
    this.#kept = { id, photo };
    return id;
  };

  /** The photo of an id; undefined where another took its place, or it was sent. */
  photo(id: unknown): Blob | undefined {
    return this.#kept?.id === id ? this.#kept?.photo : undefined;
  }

  /** Forgets the photo that was sent. */
  sent(): void {
    this.#kept = undefined;
  }

  /** How much of the photo has been sent, from 0 to 1; undefined while none is sent. */
  readonly progress = (): number | undefined => this.#progress;

  readonly setProgress = (share: number | undefined): void => {
    this.#progress = share;
    for (const changed of this.#listeners) changed();
  };

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
}
