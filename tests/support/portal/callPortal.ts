import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { portalsInProcess } from './portalsInProcess.ts';

interface PortalCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

function told(method: string, pathname: string, status: number, answer: string): string {
  if (status >= 300) throw new Error(`${method} ${pathname} answered ${status}: ${answer}`);
  return answer;
}

/**
 * Calls a portal on this machine by whatever name its address has: browsers take each name below localhost for this
 * machine, Node looks it up and does not find it.
 *
 * @throws Error on anything but success
 */
export async function callPortal(url: string, { method, headers = {}, body }: PortalCall): Promise<string> {
  const { port, host, pathname, search } = new URL(url);
  const inProcess = portalsInProcess.at(new URL(url));
  if (inProcess) {
    const answer = await inProcess.inject({
      method,
      url: pathname + search,
      headers: { ...headers, host },
      ...(body !== undefined && { payload: body }),
    });
    return told(method, pathname, answer.statusCode, answer.body);
  }
  // Node frames the body of a DELETE by itself only where its length is said.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const call = request({
    hostname: '127.0.0.1',
    port,
    path: pathname + search,
    method,
    headers: { ...headers, ...length, host },
  });
  call.end(body);
  const [response]: IncomingMessage[] = await once(call, 'response');
  if (!response) throw new Error(`${method} ${pathname} was not answered`);
  const { statusCode = 0 } = response;
  return told(method, pathname, statusCode, await text(response));
}
