import type { FastifyRequest } from 'fastify';

/**
 * Answers the calls of a page that is drawn for a patient by the API itself, as if they had come from the patient's browser:
 * they are guarded, noted and limited in the same way.
 *
 * @param page the request for the page
 * @param token the patient's access token; it never leaves the process
 */
export const callsOf =
  (page: FastifyRequest, token: string) =>
  async ({ url, method }: Request): Promise<Response> => {
    if (method !== 'GET') throw new TypeError('a page that is drawn only reads');
    const { pathname, search } = new URL(url);
    const { statusCode, payload, headers } = await page.server.inject({
      method: 'GET',
      url: pathname + search,
      remoteAddress: page.ip,
      headers: {
        // As a proxy may have named it: it says whose portal this is.
        host: page.host,
        authorization: `Bearer ${token}`,
        'user-agent': page.headers['user-agent'] ?? '',
        accept: 'application/json',
      },
    });
    return new Response(payload, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type'] ?? 'application/json') },
    });
  };
