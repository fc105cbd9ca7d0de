import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

interface Sent {
  readonly to: string | null;
  readonly from: string | null;
  readonly body: string | null;
}

/** How a request is answered: with a status and a body, by a cut connection, or never. */
type Answer =
  | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> }
  | 'cut'
  | 'never';

const refusal = (status: number, code: number): Answer => ({
  status,
  body: JSON.stringify({ code, message: 'refused', more_info: `https://www.twilio.com/docs/errors/${code}`, status }),
});

/** A server that behaves as the Messages API of Twilio does for what the backend asks of it. */
export async function twilioStandIn({
  accountSid,
  authToken,
}: {
  readonly accountSid: string;
  readonly authToken: string;
}) {
  const sent: Sent[] = [];
  let next: Answer | undefined;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  function act({ method, url, headers }: IncomingMessage, form: URLSearchParams): Answer {
    if (headers.authorization !== authorization) return refusal(401, 20_003);
    if (method !== 'POST' || url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) return refusal(404, 20_404);
    if (headers['content-type']?.split(';')[0] !== 'application/x-www-form-urlencoded') return refusal(400, 12_100);
    const message = { to: form.get('To'), from: form.get('From'), body: form.get('Body') };
    if (!/^\+\d{8,15}$/.test(message.to ?? '')) return refusal(400, 21_211);
    sent.push(message);
    return { status: 201, body: JSON.stringify({ sid: `SM${sent.length}`, status: 'queued', ...message }) };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const answer = next ?? act(request, form);
    next = undefined;
    if (answer === 'never') return;
    if (answer === 'cut') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body);
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** What was taken, oldest first. */
    sent,
    /** Answers the next request in this way, whatever it is. */
    answerNext(answer: Answer) {
      next = answer;
    },
    /** Refuses the next request with a code of Twilio. */
    refuseNext(code: number, status = 400) {
      next = refusal(status, code);
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
