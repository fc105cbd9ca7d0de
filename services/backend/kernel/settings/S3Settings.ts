/** Where in an S3-compatible store the images are kept. Its credentials are found as Amazon's SDK finds them anywhere. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Protocol, host and port of a store that is not Amazon's. */
  readonly endpoint: string | undefined;
  /** What every key begins with: nothing, or folders that end with a slash. */
  readonly prefix: string;
  /** Whether the bucket is named in the path of an address and not in its host. */
  readonly pathStyle: boolean;
  /** Whether the store is told to encrypt, or does so as its bucket is set up. */
  readonly encryption: 'AES256' | 'bucket';
}
