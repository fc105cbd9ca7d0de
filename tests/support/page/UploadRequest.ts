interface Progress {
  readonly loaded: number;
  readonly total: number;
}

type Listener = (progress: Progress) => void;

/** Who listens to what happens to a request. */
class Listeners {
  readonly #all: [name: string, listener: Listener][] = [];
  addEventListener(name: string, listener: Listener): void {
    this.#all.push([name, listener]);
  }
  tell(name: string, progress: Progress = { loaded: 0, total: 0 }): void {
    for (const [of, listener] of this.#all) if (of === name) listener(progress);
  }
}

/** The XMLHttpRequest of pages, which upload by it: it asks as their `fetch` does, and half of it is sent at once. */
export class UploadRequest extends Listeners {
  readonly upload = new Listeners();
  responseType = '';
  status = 0;
  response: ArrayBuffer | null = null;
  #method = 'GET';
  #url = '';
  #headers = new Headers();
  readonly #sent = new Headers();
  readonly #ends = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#sent.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#ends.abort();
    this.tell('abort');
  }

  send(body: ArrayBuffer): void {
    void this.#ask(body);
  }

  async #ask(body: ArrayBuffer): Promise<void> {
    const { byteLength: total } = body;
    const { signal } = this.#ends;
    this.upload.tell('progress', { loaded: total / 2, total });
    try {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#sent, body });
      const content = await answer.arrayBuffer();
      if (signal.aborted) return;
      this.#headers = answer.headers;
      this.status = answer.status;
      this.response = content;
      this.upload.tell('progress', { loaded: total, total });
      this.tell('load');
    } catch {
      if (!signal.aborted) this.tell('error');
    }
  }
}
