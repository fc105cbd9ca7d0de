import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { JsonError, readJson } from '../read/readJson.ts';
import { STEPS_FILE } from '../read/readStepSets.ts';

/** The path of the endpoint that writes a file. */
const SAVE = '/authoring/save';

/** The maximum size of a request body. */
const MAX_BYTES = 4_000_000;

/** The response; `text` is the file's current text if it differs from the loaded one. */
interface Reply {
  readonly status: number;
  readonly message: string;
  readonly text?: string;
}

interface Wanted {
  readonly file: string;
  readonly text: string;
  /** SHA-256 of the loaded text, in hex. */
  readonly loaded: string;
}

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' &&
  value !== null &&
  ['file', 'text', 'loaded'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Host names of this machine. Under any other name, a foreign site could pretend to be this server. */
const isLocal = (hostname: string) => /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

/** Whether a request comes from a page of this server: no other site may write the developer's files. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && isLocal(from.hostname);
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > MAX_BYTES) return undefined;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The resolved path of an existing file in the flows of the project. */
function pathOf(root: string, file: string): string | undefined {
  const flows = realpathSync(join(root, 'flows'));
  try {
    const path = realpathSync(resolve(root, file));
    const inside = relative(flows, path);
    return !inside.startsWith('..') && !isAbsolute(inside) && path.endsWith(STEPS_FILE) ? path : undefined;
  } catch {
    return undefined;
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

function problemOf(text: string): string | undefined {
  try {
    readJson(text);
    return undefined;
  } catch (error) {
    if (error instanceof JsonError) return `line ${error.line}: ${error.message}`;
    throw error;
  }
}

/** @param written collects the path and digest of each written file */
function write(root: string, { file, text, loaded }: Wanted, written: Map<string, string>): Reply {
  const path = pathOf(root, file);
  if (path === undefined) return { status: 404, message: `There is no steps JSON '${file}' in flows to write to.` };
  const problem = problemOf(text);
  if (problem !== undefined) return { status: 422, message: `It was not written, for it is no JSON: ${problem}.` };
  const held = readFileSync(path, 'utf8');
  if (digestOf(held) !== loaded)
    return { status: 409, message: `${file} was changed since it was loaded here.`, text: held };
  written.set(normalizePath(path), digestOf(text));
  writeFileSync(path, text);
  return { status: 200, message: `${file} is written.` };
}

async function answer(root: string, request: IncomingMessage, written: Map<string, string>): Promise<Reply> {
  if (request.method !== 'POST') return { status: 405, message: 'Only POST is taken here.' };
  if (!isOwn(request)) return { status: 403, message: 'Only pages of this server may write files.' };
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    return { status: 415, message: 'Only JSON is taken here.' };
  const body = await bodyOf(request);
  if (body === undefined) return { status: 413, message: 'The text is too long.' };
  try {
    const wanted: unknown = JSON.parse(body);
    return isWanted(wanted)
      ? write(root, wanted, written)
      : { status: 400, message: 'file, text and loaded are expected.' };
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 400, message: 'The request is no JSON.' };
    throw error;
  }
}

function send(response: ServerResponse, { status, ...body }: Reply): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

/**
 * Lets pages of the dev server overwrite existing steps JSON. Only this server's own pages may write, only JSON below
 * `flows`, and only if the file still has the text that the page loaded. The page that wrote is not reloaded.
 *
 * @param root the project's folder
 */
export function saveFlowPlugin(root: string): Plugin {
  const written = new Map<string, string>();
  return {
    name: 'save-flow',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      middlewares.use(SAVE, (request, response) => {
        answer(root, request, written).then(
          (reply) => send(response, reply),
          (error: unknown) => {
            config.logger.error(String(error));
            send(response, { status: 500, message: 'The file could not be written.' });
          },
        );
      });
    },
    hotUpdate: {
      order: 'pre',
      handler: async ({ file, read }) =>
        written.has(file) && written.get(file) === digestOf(await read()) ? [] : undefined,
    },
  };
}
