/** Milliseconds without any byte sent or received after which a request fails. */
const STALLED = 30_000;

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Statuses of responses without a body. */
const EMPTY = new Set([204, 205, 304]);

/**
 * A `fetch` that reports upload progress, which the browser's own does not over HTTP/1.1. Rejects when there is no
 * response.
 *
 * @param onProgress receives the share sent, from 0 to 1
 * @param calledOff ends it
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void, calledOff?: AbortSignal): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    calledOff?.throwIfAborted();
    return new Promise((answered, fail) => {
      const xhr = new XMLHttpRequest();
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const moves = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => xhr.abort(), STALLED);
      };
      const end = () => {
        clearTimeout(stalled);
        fail(new TypeError('the upload got no response'));
      };
      xhr.open(request.method, request.url);
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.responseType = 'arraybuffer';
      xhr.upload.addEventListener('progress', ({ loaded, total }) => {
        moves();
        onProgress(total === 0 ? 0 : loaded / total);
      });
      xhr.addEventListener('progress', moves);
      xhr.addEventListener('load', () => {
        clearTimeout(stalled);
        const content: ArrayBuffer | null = EMPTY.has(xhr.status) ? null : xhr.response;
        answered(new Response(content, { status: xhr.status, headers: headersOf(xhr) }));
      });
      xhr.addEventListener('error', end);
      xhr.addEventListener('abort', end);
      calledOff?.addEventListener('abort', () => xhr.abort());
      moves();
      xhr.send(body);
    });
  };
