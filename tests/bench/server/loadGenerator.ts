import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { LoadConnection, LoadRequest, LoadRound } from './Load.ts';

// Run by startLoad: is given the connections once, and then milliseconds for which all of them send what they have, each its next
// request as soon as the last is answered.
const [url = ''] = process.argv.slice(2);
const { hostname, port } = new URL(url);

interface Sender {
  readonly agent: Agent;
  readonly headers: LoadConnection['headers'];
  readonly requests: readonly LoadRequest[];
  /** How often each request was sent with success. */
  readonly sent: number[];
  next: number;
}

let senders: readonly Sender[] = [];

function prepare(plan: string): void {
  const connections: readonly LoadConnection[] = JSON.parse(plan);
  senders = connections.map(({ headers, requests }) => ({
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    headers,
    requests,
    sent: requests.map(() => 0),
    next: 0,
  }));
  process.send?.('ready');
}

function bodyOf({ save }: LoadRequest, times: number): string | undefined {
  return save && JSON.stringify({ value: save.value, revision: save.revision + times });
}

/** Sends the next request of a connection. @returns the status of the answer */
async function send({ agent, headers, requests, sent }: Sender, place: number): Promise<number> {
  const asked = requests[place];
  if (!asked) throw new Error('a connection needs a request');
  const body = bodyOf(asked, sent[place] ?? 0);
  const call = request({
    hostname,
    port,
    agent,
    method: asked.method,
    path: asked.path,
    headers: {
      ...headers,
      ...asked.headers,
      host: `localhost:${port}`,
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      }),
    },
  });
  call.end(body);
  const [response]: IncomingMessage[] = await once(call, 'response');
  if (!response) throw new Error('nothing was answered');
  response.resume();
  await once(response, 'end');
  return response.statusCode ?? 0;
}

async function round(milliseconds: number): Promise<LoadRound> {
  const latencies: number[] = [];
  const errors: string[] = [];
  const began = performance.now();
  const until = began + milliseconds;
  await Promise.all(
    senders.map(async (sender) => {
      while (performance.now() < until) {
        const place = sender.next;
        sender.next = (place + 1) % sender.requests.length;
        const before = performance.now();
        const status = await send(sender, place).catch(String);
        latencies.push(performance.now() - before);
        if (status === 200) sender.sent[place] = (sender.sent[place] ?? 0) + 1;
        else errors.push(`${sender.requests[place]?.method} ${sender.requests[place]?.path}: ${status}`);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { seconds, answered: latencies.length - errors.length, errors, latencies };
}

process.once('message', (plan) => {
  process.on('message', (milliseconds) => {
    void round(Number(milliseconds)).then((taken) => process.send?.(JSON.stringify(taken)));
  });
  prepare(String(plan));
});
