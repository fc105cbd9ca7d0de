/** The types of picture that are taken, with the endings of their names. */
export const photoTypes: { readonly [type: string]: readonly string[] } = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/tiff': ['.tif', '.tiff'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};
