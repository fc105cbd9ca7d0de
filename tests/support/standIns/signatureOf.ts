import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

/** Who signed a request by Amazon's Signature Version 4, what its signature is and what it should be. */
interface Signature {
  readonly accessKeyId: string;
  readonly region: string;
  readonly given: string;
  expected(secretAccessKey: string): string;
}

/** Milliseconds by which the clocks of client and store may differ. */
const SKEW = 15 * 60 * 1000;

const momentOf = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** The signature of a request; undefined where it has none that is well formed, covers all it must and is of today. */
export function signatureOf({ method, url = '', headers }: IncomingMessage, body: Buffer): Signature | undefined {
  const [, accessKeyId = '', day = '', region = '', signed = '', given = ''] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? [];
  const names = signed.split(';');
  const must = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const stamp = String(headers['x-amz-date']);
  const hash = String(headers['x-amz-content-sha256']);
  const isWhole = must.every((name) => names.includes(name)) && hash === sha256(body) && stamp.startsWith(day);
  if (given === '' || !isWhole || !(Math.abs(Date.now() - momentOf(stamp)) < SKEW)) return undefined;

  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((one) => (one === '' || one.includes('=') ? one : `${one}=`))
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  return {
    accessKeyId,
    region,
    given,
    expected(secretAccessKey) {
      const parts = [day, region, 's3', 'aws4_request'];
      const key = parts.reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secretAccessKey}`);
      return hmac(key, text).toString('hex');
    },
  };
}
