/** The photo that a patient has taken but not sent yet, and its upload progress. Kept in this tab's memory. */
export class IdentityPhotos {
  #kept: { readonly id: string; readonly photo: Blob } | undefined;
  #progress: number | undefined;
  readonly #listeners = new Set<() => void>();

  /**
   * Stores a photo in place of the previous one.
   *
   * @returns the photo's id
   */
  readonly keep = (photo: Blob): string => {
    const id = crypto.randomUUID();
    this.#kept = { id, photo };
    return id;
  };

  /** The photo with an id; undefined if another photo replaced it, or it was sent. */
  photo(id: unknown): Blob | undefined {
    return this.#kept?.id === id ? this.#kept?.photo : undefined;
  }

  /** Removes the photo after it was sent. */
  sent(): void {
    this.#kept = undefined;
  }

  /** The share of the photo that has been sent, from 0 to 1; undefined without an upload. */
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
