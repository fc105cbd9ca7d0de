const ID = /^[0-9a-f]{24}$/;

/** Whether a name is that of an image. */
export const isMediaId = (name: string): boolean => ID.test(name);

/** The id of an image, of which a path or a key is made. @throws RangeError on anything else */
export function checkedId(id: string): string {
  if (!isMediaId(id)) throw new RangeError('an image has no such id');
  return id;
}
