import type { FastifyRequest } from 'fastify';

/** What is asked for in a body, because the address of a call is noted, and reads all the same. */
const readInBody: ReadonlySet<string> = new Set(['/v2/labs/trends']);

/**
 * Answers the calls of a page that is drawn for a patient by the API itself, as if they had come from the patient's browser:
 * they are guarded, noted and limited in the same way.
 *
 * @param page the request for the page
 * @param token the patient's access token; it never leaves the process
 */
export const callsOf =
  (page: FastifyRequest, token: string) =>
  async (call: Request): Promise<Response> => {
    const { pathname, search } = new URL(call.url);
    const hasBody = call.method === 'POST' && readInBody.has(pathname);
    if (call.method !== 'GET' && !hasBody) throw new TypeError('a page that is drawn only reads');
    const { statusCode, payload, headers } = await page.server.inject({
      method: hasBody ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: page.ip,
      headers: {
        // As a proxy may have named it: it says whose portal this is.
        host: page.host,
        authorization: `Bearer ${token}`,
        'user-agent': page.headers['user-agent'] ?? '',
        accept: 'application/json',
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { payload: await call.text() }),
    });
    return new Response(payload, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type'] ?? 'application/json') },
    });
  };
