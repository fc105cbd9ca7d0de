import { WebSocket } from 'ws';
import type { ChannelAuth, SignInAuth } from '#schemas/wire/realtime.ts';
import type { Row } from '../Row.ts';
import { comparedTimes } from './comparedTimes.ts';
import { paintedAt, type Talk } from './talk.ts';

const now = () => performance.timeOrigin + performance.now();

type Hear = (event: string, at: number, data: string) => void;

/** A socket that hears of the conversation, and does nothing but that. */
async function bareSocket({ caller, read }: Talk, url: string) {
  const { _id: id } = await read();
  const channel = `private-conversation-${id}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/portal?protocol=7`);
  let hear: Hear | undefined;
  socket.on('message', (data) => {
    const at = now();
    const frame: { event: string; data: string } = JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '{}');
    hear?.(frame.event, at, frame.data);
  });
  const next = (wanted: string) =>
    new Promise<{ readonly at: number; readonly data: string }>((done) => {
      hear = (event, at, data) => {
        if (event === wanted) done({ at, data });
      };
    });
  const { data } = await next('pusher:connection_established');
  const { socket_id: socketId }: { socket_id: string } = JSON.parse(data);
  const send = (event: string, sent: object) => socket.send(JSON.stringify({ event, data: sent }));
  const signedIn = next('pusher:signin_success');
  send('pusher:signin', await caller.call<SignInAuth>('POST', '/pusher/user-auth', { socket_id: socketId }));
  await signedIn;
  const subscribed = next('pusher_internal:subscription_succeeded');
  const auth = await caller.call<ChannelAuth>('POST', '/pusher/auth', { socket_id: socketId, channel_name: channel });
  send('pusher:subscribe', { ...auth, channel });
  await subscribed;
  return { heard: async () => (await next('message')).at, close: () => socket.terminate() };
}

/** From the care team's message until the patient sees it, against a socket that only hears of it. */
export async function arrivalRow(patient: Talk, url: string, rounds: number): Promise<Row> {
  const socket = await bareSocket(patient, url);
  const shown: number[] = [];
  const bare: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const text = `Written ${round}`;
    const painted = paintedAt(patient.page, text);
    const heard = socket.heard();
    const began = now();
    await patient.careTeam.writes(text);
    const [seen, told] = await Promise.all([painted, heard]);
    if (round < 0) continue;
    shown.push(seen - began);
    bare.push(told - began);
  }
  socket.close();
  return comparedTimes({ id: 'M2', measure: 'arrival to painted', against: 'a bare socket', limit: 6 }, shown, bare);
}
