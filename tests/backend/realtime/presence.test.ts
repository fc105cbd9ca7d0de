import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { Channels } from '#services/backend/adapters/realtime/embedded/Channels.ts';
import { SharedMembers } from '#services/backend/adapters/realtime/embedded/SharedMembers.ts';
import type { BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { portOf, socketOf, type TestSocket } from '#tests/support/backend/socketsOf.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';

const servers = await pairedBackends();
const [backend] = servers;
const name = `presence-channel-${backend.tenant.id}`;
const open: TestSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

/** A patient who is there by one of the servers. */
async function present(server: BackendFixture) {
  const patient = await server.patient();
  const socket = socketOf(patient, server.tenant.organization.settings.realtime, await portOf(server));
  open.push(socket);
  socket.signIn();
  expect(await socket.subscribe(name)).toBe('subscribed');
  const members = (): readonly string[] => {
    const channel: unknown = socket.client.channel(name);
    const known = new Set<string>();
    if (typeof channel === 'object' && channel !== null && 'members' in channel) {
      const all = channel.members;
      if (typeof all === 'object' && all !== null && 'members' in all) {
        const { members: byId } = all;
        if (typeof byId === 'object' && byId !== null) for (const id of Object.keys(byId)) known.add(id);
      }
    }
    return [...known].toSorted();
  };
  return { socket, members };
}

it('two servers say of the same members that they are there, as they come and go', async () => {
  const [one, other] = servers;
  const here = await present(one);
  const there = await present(other);
  await expect.poll(here.members).toHaveLength(2);
  await expect.poll(there.members).toEqual(here.members());
  const third = await present(other);
  // Whoever comes is told at once of all, by whichever server.
  await expect.poll(third.members).toHaveLength(3);
  await expect.poll(here.members).toEqual(third.members());
  there.socket.close();
  await expect.poll(here.members).toHaveLength(2);
  await expect.poll(third.members).toEqual(here.members());
});

/** Servers that hear each other, with a clock to turn. */
function neighbors() {
  let now = 0;
  const all = new Set<SharedMembers>();
  const told: (readonly [server: string, event: string, id: string])[] = [];
  const begin = (server: string) => {
    const channels = new Channels((channel, id, isHere) => members.change(channel, id, isHere));
    let isDeaf = false;
    const members = new SharedMembers({
      channels,
      say: async (text) => {
        if (isDeaf) throw new Error('the database is away');
        for (const one of all) one.hear(text);
      },
      report: () => undefined,
      now: () => now,
    });
    all.add(members);
    members.begin();
    return {
      channels,
      members,
      kill: () => all.delete(members),
      set away(away: boolean) {
        isDeaf = away;
      },
      /** Who is there, as somebody who joins is told. */
      join(id: string): readonly string[] {
        let ids: readonly string[] = [];
        const connection = {
          id: `socket of ${id}`,
          send(frame: string) {
            const { event, data }: { event: string; data: string } = JSON.parse(frame);
            const read: { presence?: { ids: readonly string[] }; user_id?: string } = JSON.parse(data);
            if (read.presence) ids = read.presence.ids;
            else told.push([server, event.replace('pusher_internal:member_', ''), read.user_id ?? '']);
          },
        };
        channels.join(connection, 'presence-x', { user_id: id, user_info: {} });
        return ids;
      },
    };
  };
  return {
    begin,
    told,
    turn: (milliseconds: number) => {
      now += milliseconds;
      for (const one of all) one.check();
    },
  };
}

describe('members', () => {
  it('of a server that is killed are gone once it is not heard any more', async () => {
    const { begin, told, turn } = neighbors();
    const [one, other] = [begin('one'), begin('other')];
    one.join('a');
    other.join('b');
    await expect.poll(() => told).toContainEqual(['one', 'added', 'b']);
    other.kill();
    turn(30_000);
    expect(told.filter(([, event]) => event === 'removed')).toEqual([]);
    turn(30_000);
    expect(told).toContainEqual(['one', 'removed', 'b']);
    expect(one.join('c')).toEqual(['a', 'c']);
  });

  it('are told to a server that begins later, and are gone with one that stops', async () => {
    const { begin, told } = neighbors();
    const one = begin('one');
    one.join('a');
    const other = begin('other');
    await expect.poll(() => other.join('b')).toContain('a');
    one.members.close();
    await expect.poll(() => told).toContainEqual(['other', 'removed', 'a']);
  });

  it('are right again after the database was away', async () => {
    const { begin, turn, told } = neighbors();
    const [one, other] = [begin('one'), begin('other')];
    other.join('b');
    one.away = true;
    one.join('a');
    turn(15_000);
    await setImmediate();
    one.away = false;
    turn(15_000);
    await expect.poll(() => told).toContainEqual(['other', 'added', 'a']);
  });
});
