import type { Row } from '../Row.ts';
import { comparedTimes } from './comparedTimes.ts';
import { paintedAt, type Talk } from './talk.ts';

/** Milliseconds since 1970, in parts of them. */
const now = () => performance.timeOrigin + performance.now();

/** From the key that sends a message until 'Delivered' stands below it, against the call alone that sends one. */
export async function sendRow({ caller, page, path, write }: Talk, url: string, rounds: number): Promise<Row> {
  const shown: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const text = `Sent ${round}`;
    const painted = paintedAt(page, text, 'Delivered');
    const began = now();
    await write(text);
    const taken = (await painted) - began;
    const called = now();
    const answer = await fetch(url + path, {
      method: 'PUT',
      headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ message: `Called ${round}`, attachments: [] }),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`the message was not taken: ${answer.status}`);
    if (round < 0) continue;
    shown.push(taken);
    bare.push(now() - called);
  }
  return comparedTimes({ id: 'M1', measure: 'send to "Delivered"', against: 'the call alone', limit: 8 }, shown, bare);
}
