import type { CookieJar } from 'jsdom';
import type { FastifyInstance } from 'fastify';

/** One call of the page, and how it was answered. */
interface PageCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** What was sent, parsed where it is JSON. */
  readonly body: unknown;
  /** Undefined as long as it has no answer, and where it gets none. */
  status?: number;
}

/** Answers a call in place of the backend. `pass` asks the backend. */
export type Answering = (request: Request, pass: () => Promise<Response>) => Response | Promise<Response>;

const NO_BODY: ReadonlySet<number> = new Set([204, 304]);

/** The network is gone: the call never reaches the backend. */
export const away: Answering = () => {
  throw new TypeError('Failed to fetch');
};

/** The backend acts, and its answer is lost. */
export const lost: Answering = async (_request, pass) => {
  await pass();
  throw new TypeError('Failed to fetch');
};

/** An answer in the form of the backend's problems. */
export const refused =
  (status: number, code: string, message = code): Answering =>
  () =>
    Response.json({ status, code, text: message, message, fields: [] }, { status });

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function methodOf({ method }: Request) {
  const known = METHODS.find((name) => name === method);
  if (!known) throw new Error(`pages do not call with ${method}`);
  return known;
}

/**
 * The page's `fetch`: calls of the backend in this process, with the cookies of the page.
 *
 * @param now the time of the backend's clock, which it writes into its answers
 */
export function pageCalls(app: FastifyInstance, cookies: CookieJar, origin: string, now: () => Date) {
  const calls: PageCall[] = [];
  let handlers: { readonly is: (call: PageCall) => boolean; readonly answer: Answering; left: number }[] = [];
  let pending = 0;
  let holds: (() => void)[] = [];

  async function ask(request: Request, payload: Buffer): Promise<Response> {
    const { pathname, search, host } = new URL(request.url);
    const told = await app.inject({
      method: methodOf(request),
      url: pathname + search,
      headers: {
        ...Object.fromEntries(request.headers),
        host,
        cookie: cookies.getCookieStringSync(request.url),
        ...(payload.length > 0 && { 'content-length': String(payload.length) }),
      },
      ...(payload.length > 0 && { payload }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(told.headers))
      if (name !== 'set-cookie') headers.set(name, String(value));
    for (const cookie of [told.headers['set-cookie'] ?? []].flat())
      cookies.setCookieSync(cookie, request.url, { http: true });
    headers.set('date', now().toUTCString());
    const isEmpty = NO_BODY.has(told.statusCode);
    return new Response(isEmpty ? null : new Uint8Array(told.rawPayload), { status: told.statusCode, headers });
  }

  function answer(call: string, answering: Answering, times = Infinity): void {
    const [method, part = ''] = call.split(' ');
    handlers.unshift({
      is: (made) => made.method === method && made.path.includes(part),
      answer: answering,
      left: times,
    });
  }

  /** Answers a call of the page, and notes it. */
  async function carry(request: Request): Promise<Response> {
    const payload = Buffer.from(await request.clone().arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const isJson = request.headers.get('content-type')?.startsWith('application/json') && payload.length > 0;
    const call: PageCall = {
      method: request.method,
      path: pathname + search,
      body: isJson ? JSON.parse(payload.toString()) : payload.toString(),
    };
    calls.push(call);
    const handler = handlers.find(({ is, left }) => left > 0 && is(call));
    if (handler) handler.left -= 1;
    const pass = () => ask(request, payload);
    const response = await (handler ? handler.answer(request, pass) : pass());
    call.status = response.status;
    if (request.signal.aborted) throw request.signal.reason;
    return response;
  }

  return {
    /** All calls so far, oldest first. */
    calls,
    /** Whether calls are waiting for their answers. */
    get isBusy() {
      return pending > 0;
    },
    /**
     * Answers calls in place of the backend.
     *
     * @param call method and path, for example `PUT /users`: a path matches where it is contained
     * @param times how many calls are answered so; all of them where nothing is said
     */
    answer,
    /**
     * Holds the answers of calls back.
     *
     * @param acts whether the backend acts at once, or only when the answer may go
     * @param times how many calls are held; all of them where nothing is said
     * @returns lets them go
     */
    hold(call: string, { acts = false, times = Infinity } = {}): () => void {
      const waiting: (() => void)[] = [];
      let isOpen = false;
      const wait = async () => {
        if (!isOpen) await new Promise<void>((resolve) => void waiting.push(resolve));
      };
      const held: Answering = async (_request, pass) => {
        if (!acts) await wait();
        const response = await pass();
        if (acts) await wait();
        return response;
      };
      answer(call, held, times);
      const release = () => {
        isOpen = true;
        for (const go of waiting) go();
      };
      holds.push(release);
      return release;
    },
    /** The network is back, nothing is answered in place of the backend any more, and nothing is held back. */
    restore(): void {
      handlers = [];
      for (const release of holds) release();
      holds = [];
    },
    /** Forgets all that one page has asked. */
    clear(): void {
      handlers = [];
      calls.length = 0;
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = input instanceof Request ? new Request(input, init) : new Request(new URL(input, origin), init);
      // Counted before its body is read: a wait for the last answer would miss it otherwise.
      pending += 1;
      try {
        return await carry(request);
      } finally {
        pending -= 1;
      }
    },
  };
}

export type PageCalls = ReturnType<typeof pageCalls>;
