/** Connections that ask at the same time. */
export const CONNECTIONS = 32;

/** A request that a connection sends again and again. */
export interface LoadRequest {
  readonly method: 'GET' | 'PUT';
  readonly path: string;
  /** In whose name, where it is not the connection's. */
  readonly headers?: LoadConnection['headers'];
  /** What is saved: each time under a new idempotency key, on the revision that the last time has led to. */
  readonly save?: { readonly value: object; readonly revision: number };
}

/** What one connection sends, in turn, and in whose name. */
export interface LoadConnection {
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly LoadRequest[];
}

/** What came of a while of load. */
export interface LoadRound {
  /** Seconds that it took. */
  readonly seconds: number;
  readonly answered: number;
  /** What was answered with anything but 200, one line each, or not at all. */
  readonly errors: readonly string[];
  /** Milliseconds from each request to the end of its answer. */
  readonly latencies: readonly number[];
}
