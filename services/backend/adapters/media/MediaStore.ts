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

const ID = /^[0-9a-f]{24}$/;

/** Whether a name is that of an image. */
export const isMediaId = (name: string): boolean => ID.test(name);

/** The id of an image, of which a path or a key is made. @throws RangeError on anything else */
export function checkedId(id: string): string {
  if (!isMediaId(id)) throw new RangeError('an image has no such id');
  return id;
}
