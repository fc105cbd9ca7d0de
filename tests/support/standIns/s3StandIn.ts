import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { signatureOf } from './signatureOf.ts';

/** What a bucket holds under a key. */
interface Stored {
  readonly body: Buffer;
  /** Those that it was put with. */
  readonly headers: IncomingHttpHeaders;
}

/** How a request is answered: in the way of the store, by a connection that is cut before or within the answer, or never. */
type Answer =
  | { readonly status: number; readonly body?: Buffer | string; readonly headers?: Readonly<Record<string, string>> }
  | 'cut'
  | 'cut within'
  | 'never';

/** Keys of a list that are answered at once. */
const PAGE = 3;

const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>refused</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
});

/** A server that behaves as S3 does, addressed in path style, for what the backend asks of it. Signatures are verified. */
export async function s3StandIn({
  bucket = 'clinic-photos',
  region = 'eu-central-1',
  accessKeyId = 'AKIDEXAMPLE',
  secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
} = {}) {
  const objects = new Map<string, Stored>();
  const asked: string[] = [];
  const next: Answer[] = [];
  const denied = new Set<string>();

  function list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).toSorted();
    const left = keys.filter((key) => key > after);
    const page = left.slice(0, PAGE);
    const more =
      left.length > PAGE
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return {
      status: 200,
      body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${more}${contents}</ListBucketResult>`,
      headers: { 'content-type': 'application/xml' },
    };
  }

  function act({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const [, name, ...rest] = decodeURIComponent(pathname).split('/');
    const key = rest.join('/');
    if (denied.has(method)) return refusal(403, 'AccessDenied');
    if (name !== bucket) return refusal(404, 'NoSuchBucket');
    if (key === '') return method === 'GET' ? list(searchParams) : refusal(405, 'MethodNotAllowed');
    const stored = objects.get(key);
    switch (method) {
      case 'PUT':
        objects.set(key, { body, headers });
        return { status: 200, headers: { etag: '"etag"' } };
      case 'GET':
        if (!stored) return refusal(404, 'NoSuchKey');
        return { status: 200, body: stored.body, headers: { 'content-type': stored.headers['content-type'] ?? '' } };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default:
        return refusal(405, 'MethodNotAllowed');
    }
  }

  function check(request: IncomingMessage, body: Buffer): Answer | undefined {
    const signature = signatureOf(request, body);
    if (!signature) return refusal(403, 'AccessDenied');
    if (signature.region !== region) return refusal(400, 'AuthorizationHeaderMalformed');
    if (signature.accessKeyId !== accessKeyId) return refusal(403, 'InvalidAccessKeyId');
    return signature.given === signature.expected(secretAccessKey) ? undefined : refusal(403, 'SignatureDoesNotMatch');
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    asked.push(`${request.method} ${request.url?.split('?')[0]}`);
    const answer = next.shift() ?? check(request, body) ?? act(request, body);
    if (answer === 'never') return;
    if (answer === 'cut') return void request.socket.destroy();
    if (answer === 'cut within') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('the beginning', () => request.socket.destroy());
      return;
    }
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  }

  const server = createServer((request, response) => void respond(request, response).catch(() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  const endpoint = `http://127.0.0.1:${address.port}`;

  return {
    endpoint,
    /** What its owner sets for a portal that keeps its photos here. */
    environment: {
      PORTAL_MEDIA_S3_BUCKET: bucket,
      PORTAL_MEDIA_S3_REGION: region,
      PORTAL_MEDIA_S3_ENDPOINT: endpoint,
      PORTAL_MEDIA_S3_PREFIX: 'portal/photos',
      PORTAL_MEDIA_S3_PATH_STYLE: 'on',
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    },
    /** What is kept, by key. */
    objects,
    /** Every request so far, such as `GET /bucket/key`. */
    asked,
    /** Answers the next requests in this way, whatever they are. */
    answerNext(...answers: readonly Answer[]) {
      next.push(...answers);
    },
    /** Allows nobody to do this any more. */
    deny(method: 'GET' | 'PUT' | 'DELETE') {
      denied.add(method);
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
