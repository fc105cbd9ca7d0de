import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** An entry of the audience: what was sent of it, and its tags. */
interface Member {
  readonly sent: readonly unknown[];
  readonly tags: ReadonlySet<string>;
}

type Answer = { readonly status: number; readonly body: string } | 'cut' | 'never';

const refusal = (status: number, title: string): Answer => ({
  status,
  body: JSON.stringify({ type: 'https://mailchimp.com/developer/marketing/docs/errors/', title, status }),
});

/** A server that behaves as the Marketing API of Mailchimp does for what the backend asks of it. */
export async function mailchimpStandIn({ apiKey, audience }: { readonly apiKey: string; readonly audience: string }) {
  const members = new Map<string, Member>();
  /** The hashes of addresses that were removed for good. */
  const forgotten = new Set<string>();
  let next: Answer | undefined;
  let asked = 0;

  function put(hash: string, body: unknown): Answer {
    const email = isRecord(body) ? body['email_address'] : undefined;
    const isNew = !members.has(hash);
    if (forgotten.has(hash)) return refusal(400, 'Forgotten Email Not Subscribed');
    if (typeof email !== 'string' || createHash('md5').update(email.toLowerCase()).digest('hex') !== hash)
      return refusal(400, 'Invalid Resource');
    if (isNew && isRecord(body) && !['subscribed', 'transactional', 'pending'].includes(String(body['status_if_new'])))
      return refusal(400, 'Invalid Resource');
    const before = members.get(hash);
    members.set(hash, { sent: [...(before?.sent ?? []), body], tags: before?.tags ?? new Set() });
    return { status: 200, body: JSON.stringify({ id: hash, email_address: email }) };
  }

  function tag(hash: string, body: unknown): Answer {
    const member = members.get(hash);
    if (!member) return refusal(404, 'Resource Not Found');
    const tags = isRecord(body) && Array.isArray(body['tags']) ? body['tags'] : [];
    const set = new Set(member.tags);
    for (const one of tags)
      if (isRecord(one) && one['status'] === 'active') set.add(String(one['name']));
      else if (isRecord(one)) set.delete(String(one['name']));
    members.set(hash, { sent: [...member.sent, body], tags: set });
    return { status: 204, body: '' };
  }

  /** Archived or removed for good; neither can be done to what is not there. */
  function remove(hash: string, isFinal: boolean): Answer {
    if (!members.delete(hash)) return refusal(isFinal ? 404 : 405, 'Method Not Allowed');
    if (isFinal) forgotten.add(hash);
    return { status: 204, body: '' };
  }

  async function act({ method, url = '', headers }: IncomingMessage, body: string): Promise<Answer> {
    const credentials = Buffer.from(headers.authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
    if (!credentials.endsWith(`:${apiKey}`)) return refusal(401, 'API Key Invalid');
    const path = new RegExp(`^/3\\.0/lists/${audience}/members/([0-9a-f]{32})(/tags|/actions/delete-permanent)?$`).exec(
      url,
    );
    if (path?.[1] && !path[2] && method === 'DELETE') return remove(path[1], false);
    if (path?.[1] && path[2]?.startsWith('/actions') && method === 'POST') return remove(path[1], true);
    const json: unknown = JSON.parse(body);
    if (path?.[1] && !path[2] && method === 'PUT') return put(path[1], json);
    if (path?.[1] && path[2] && method === 'POST') return tag(path[1], json);
    return refusal(404, 'Resource Not Found');
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked += 1;
    const body = await text(request);
    const answer = next ?? (await act(request, body));
    next = undefined;
    if (answer === 'never') return;
    if (answer === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(answer.body);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** The entries by the hashes of their addresses. */
    members: members as ReadonlyMap<string, Member>,
    forgotten: forgotten as ReadonlySet<string>,
    /** How many requests were made. */
    asked: () => asked,
    /** Answers the next request in this way, whatever it is. */
    answerNext(answer: Answer) {
      next = answer;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
