import { ProblemError } from '#services/api/client/ProblemError.ts';

/** Milliseconds before each further try. */
const PAUSES = [1000, 3000] as const;

/** Whether nobody knows what became of it, or the server was away. */
const mayPass = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'NetworkError' || error.status >= 500);

const pass = (milliseconds: number) =>
  new Promise<void>((done) => {
    setTimeout(done, milliseconds);
  });

/**
 * Sends, and sends again where no answer came or the server was away: under its key a message has one effect. What the server
 * refuses is not sent again.
 */
export async function sendPatiently<Sent>(
  send: () => Promise<Sent>,
  pauses: readonly number[] = PAUSES,
): Promise<Sent> {
  for (const pause of pauses) {
    try {
      return await send();
    } catch (error) {
      if (!mayPass(error)) throw error;
      await pass(pause);
    }
  }
  return send();
}
