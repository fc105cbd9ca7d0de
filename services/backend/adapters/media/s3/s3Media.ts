import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../../kernel/settings/S3Settings.ts';
import { checkedId, isMediaId, type MediaStore } from '../MediaStore.ts';

/** Milliseconds after which an answer is not waited for any longer, all attempts together. Browsers wait a little more. */
const PATIENCE = 12_000;

/** How often the store is asked before it counts as away; the SDK waits a little longer each time. */
const ATTEMPTS = 3;

/** Milliseconds for a connection, and for an answer to one attempt. */
const ATTEMPT = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true };

/** A bucket as a place of named bytes. What fails is an error of the SDK. */
export interface Bucket extends MediaStore {
  /** Puts and removes, under a name that is no image's, to find out whether that is allowed. */
  probe(): Promise<void>;
}

/** The end of a key that is no image's. */
const PROBE = 'start-check';

/**
 * Images as private objects of a bucket, encrypted where they are kept; browsers never get an address of the store.
 *
 * @param patience milliseconds after which an answer is not waited for any longer
 */
export async function s3Media(
  { bucket: Bucket, region, endpoint, prefix, pathStyle, encryption }: S3Settings,
  patience = PATIENCE,
): Promise<Bucket> {
  // It would print nine lines about the end of Node 20 before the one that says what is wrong; README.md says it.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  // Not at the top: it costs a start of the server that keeps its images in a directory.
  const { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    requestHandler: ATTEMPT,
    // The signature covers the bytes as well, and not every store knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const within = () => ({ abortSignal: AbortSignal.timeout(patience) });

  async function put(name: string, bytes: Uint8Array): Promise<void> {
    const encrypted = encryption === 'AES256' && ({ ServerSideEncryption: 'AES256' } as const);
    const object = { Bucket, Key: prefix + name, Body: bytes, ContentType: 'image/jpeg', ...encrypted };
    await client.send(new PutObjectCommand(object), within());
  }

  async function read(name: string): Promise<Buffer | undefined> {
    const { abortSignal } = within();
    try {
      const { Body: body } = await client.send(new GetObjectCommand({ Bucket, Key: prefix + name }), { abortSignal });
      if (!(body instanceof Readable)) throw new TypeError('the store answered with no bytes');
      return await buffer(addAbortSignal(abortSignal, body));
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }

  async function remove(name: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }), within());
  }

  return {
    put: async (id, bytes) => put(checkedId(id), bytes),
    read: async (id) => read(checkedId(id)),
    remove: async (id) => remove(checkedId(id)),
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
          within(),
        );
        for (const { Key: key = '' } of page.Contents ?? []) {
          const name = key.slice(prefix.length);
          if (isMediaId(name)) yield name;
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    async probe() {
      await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), within());
      await put(PROBE, Buffer.from('The portal may write here.'));
      await read(PROBE);
      await remove(PROBE);
    },
  };
}
