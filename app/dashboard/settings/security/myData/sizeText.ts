const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;

/** The size of a file as patients read it: '12 KB', '3.4 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;
