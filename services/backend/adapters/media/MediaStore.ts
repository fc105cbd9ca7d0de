/** Where the bytes of images, and of sealed copies of what is kept of patients, are kept, under ids that nobody can guess. What the database knows is there. */
export interface MediaStore {
  /** Keeps bytes, whole or not at all; once it resolves they outlast a loss of power. */
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is nothing under that id. */
  read(id: string): Promise<Buffer | undefined>;
  /** Does nothing where there is nothing under that id. */
  remove(id: string): Promise<void>;
  /** The ids of everything that is kept, as they are found. */
  list(): AsyncIterable<string>;
}
