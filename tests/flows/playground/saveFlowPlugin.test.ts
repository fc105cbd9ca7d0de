import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFlowPlugin } from '#engine/authoring/vite/saveFlowPlugin.ts';

const FILE = 'flows/tea/tea.steps.json';
const loaded = '{ "flow": "tea" }\n';
const text = '{ "flow": "tea", "version": 2 }\n';

const digest = (of: string) => createHash('sha256').update(of).digest('hex');

let root: string;
let vite: ViteDevServer;
let server: Server;
let host: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'save-flow-'));
  mkdirSync(join(root, 'flows/tea'), { recursive: true });
  mkdirSync(join(root, 'other'));
  writeFileSync(join(root, 'other/out.steps.json'), loaded);
  writeFileSync(join(root, 'flows/tea/tea.machine.ts'), loaded);
  symlinkSync(join(root, 'other/out.steps.json'), join(root, 'flows/linked.steps.json'));
  vite = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null, allowedHosts: true },
    plugins: [saveFlowPlugin(root)],
  });
  server = createHttpServer(vite.middlewares);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  server.close();
  await vite.close();
  rmSync(root, { recursive: true });
});

beforeEach(() => writeFileSync(join(root, FILE), loaded));

const held = () => readFileSync(join(root, FILE), 'utf8');

const isJson = ({ headers }: IncomingMessage) => headers['content-type'] === 'application/json';

interface Sent {
  readonly body?: unknown;
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
}

/** What the server answers; by default a right request of one of its own pages. */
function save({ body = {}, method = 'POST', headers = {} }: Sent = {}) {
  const whole = typeof body === 'object' ? { file: FILE, text, loaded: digest(loaded), ...body } : body;
  return new Promise<{ readonly status: number; readonly body: unknown }>((done, fail) => {
    const sent = request(
      `http://${host}/authoring/save`,
      {
        method,
        headers: {
          'content-type': 'application/json',
          origin: `http://${host}`,
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      },
      (response) => {
        let answered = '';
        response.on('data', (part: Buffer) => (answered += part.toString()));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, body: isJson(response) ? JSON.parse(answered) : answered }),
        );
      },
    );
    sent.on('error', fail);
    sent.end(typeof whole === 'string' ? whole : JSON.stringify(whole));
  });
}

describe('a page of the dev server', () => {
  it('writes a file that it has loaded', async () => {
    expect(await save()).toMatchObject({ status: 200 });
    expect(held()).toBe(text);
  });

  it("is refused with the file's text if somebody else has changed it", async () => {
    writeFileSync(join(root, FILE), '{ "flow": "coffee" }\n');
    expect(await save()).toEqual({
      status: 409,
      body: { message: `${FILE} was changed since it was loaded here.`, text: '{ "flow": "coffee" }\n' },
    });
    expect(held()).toBe('{ "flow": "coffee" }\n');
  });

  it('is not loaded anew because of what it wrote itself, but of any other change', async () => {
    const told = vi.spyOn(vite.environments.client.hot, 'send');
    await vite.environments.client.transformRequest(`/${FILE}?raw`);
    await save();
    vite.watcher.emit('change', join(root, FILE));
    writeFileSync(join(root, 'index.html'), '');
    vite.watcher.emit('change', join(root, 'index.html'));
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), { timeout: 10_000 });
    expect(told.mock.calls).toHaveLength(1);
    writeFileSync(join(root, FILE), loaded);
    vite.watcher.emit('change', join(root, FILE));
    await vi.waitFor(() => expect(told.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 });
  });
});

describe('refused requests', () => {
  const refused: readonly (readonly [string, number, Sent])[] = [
    ['a page of another server of this machine', 403, { headers: { origin: 'http://127.0.0.1:1' } }],
    ['a page of another site', 403, { headers: { origin: 'http://elsewhere.example' } }],
    [
      'a request that the browser marks as coming from another site',
      403,
      { headers: { 'sec-fetch-site': 'cross-site' } },
    ],
    [
      'a site that has given itself the address of this server',
      403,
      { headers: { origin: 'http://elsewhere.example', host: 'elsewhere.example' } },
    ],
    ['a form, which other sites may send', 415, { headers: { 'content-type': 'text/plain' } }],
    ['another method', 405, { method: 'PUT' }],
    ['a path that leads out of the flows', 404, { body: { file: 'flows/../other/out.steps.json' } }],
    ['a path from the root', 404, { body: { file: '/etc/hosts.steps.json' } }],
    ['a link that leads out of the flows', 404, { body: { file: 'flows/linked.steps.json' } }],
    ['a file that is not there', 404, { body: { file: 'flows/tea/new.steps.json' } }],
    ['a file that is no steps JSON', 404, { body: { file: 'flows/tea/tea.machine.ts' } }],
    ['text that is no JSON', 422, { body: { text: '{ "flow": }' } }],
    ['a request that is no JSON', 400, { body: 'tea' }],
    ['a request that says no text', 400, { body: { text: 7 } }],
    ['more than a file holds', 413, { body: { text: ' '.repeat(4_000_001) } }],
  ];

  it.each(refused)('%s: %i', async (_, status, sent) => {
    expect((await save(sent)).status).toBe(status);
    expect(held()).toBe(loaded);
    expect(readFileSync(join(root, 'other/out.steps.json'), 'utf8')).toBe(loaded);
  });

  it('a page that has no origin', async () => {
    const { status } = await save({ headers: { origin: 'null' } });
    expect(status).toBe(403);
  });
});
