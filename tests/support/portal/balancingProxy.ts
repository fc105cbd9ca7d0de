import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Milliseconds between two looks at whether a server is ready. */
const PERIOD = 50;

/** A server behind the proxy. */
interface Target {
  readonly url: URL;
  readonly agent: Agent;
  isReady: boolean;
  /** Requests that it has answered. */
  answered: number;
}

/** Nobody listens, so that nothing was sent. */
const isRefused = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/**
 * A proxy in front of several servers, which take turns for as long as they say that they are ready. It keeps connections to
 * them open, and repeats a request only where nobody listened: what was sent to a server is never sent to another one.
 */
export async function balancingProxy(urls: readonly string[] = []) {
  const targets: Target[] = [];
  let turn = 0;

  function forward(target: Target, { method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((done, fail) => {
      const { hostname, port } = target.url;
      const forwarded = {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': headers.host,
      };
      const { connection: _, ...others } = headers;
      ask({ hostname, port, path: url, method, agent: target.agent, headers: { ...others, ...forwarded } })
        .once('response', done)
        .once('error', fail)
        .end(body);
    });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const ready = targets.filter(({ isReady }) => isReady);
    turn += 1;
    for (let at = 0; at < ready.length; at += 1) {
      const target = ready[(turn + at) % ready.length];
      if (!target) break;
      try {
        const answer = await forward(target, request, body);
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
        const bytes = await buffer(answer);
        target.answered += 1;
        response.writeHead(answer.statusCode ?? 502, headers).end(bytes);
        return;
      } catch (error) {
        if (isRefused(error)) continue;
        response.writeHead(502).end(String(error));
        return;
      }
    }
    response.writeHead(502).end('no server is ready');
  }

  async function look(target: Target): Promise<void> {
    try {
      const { ok } = await fetch(new URL('/readyz', target.url), { headers: { connection: 'close' } });
      target.isReady = ok;
    } catch {
      target.isReady = false;
    }
  }

  const add = async (url: string): Promise<void> => {
    const target = { url: new URL(url), agent: new Agent({ keepAlive: true }), isReady: false, answered: 0 };
    await look(target);
    targets.push(target);
  };
  for (const url of urls) await add(url);
  const timer = setInterval(() => targets.forEach((target) => void look(target)), PERIOD);
  const server = createServer((request, response) => void respond(request, response).catch(() => response.destroy()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');

  return {
    url: `http://localhost:${address.port}`,
    port: address.port,
    /** Puts another server behind it. */
    add,
    /** Takes a server away. */
    remove(url: string) {
      const at = targets.findIndex((target) => target.url.href === new URL(url).href);
      for (const { agent } of targets.splice(at, at === -1 ? 0 : 1)) agent.destroy();
    },
    /** How many requests each server has answered. */
    answered: () => targets.map((target) => target.answered),
    close: () =>
      new Promise<void>((done) => {
        clearInterval(timer);
        for (const { agent } of targets) agent.destroy();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
