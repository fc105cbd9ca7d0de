/** The accepted image types, with their file name endings. */
export const photoTypes: { readonly [type: string]: readonly string[] } = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/tiff': ['.tif', '.tiff'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};
