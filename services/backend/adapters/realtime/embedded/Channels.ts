import { frameOf } from './frames.ts';
import type { Connection } from './Connection.ts';

/** Somebody who is there, on a presence channel. */
export interface Member {
  readonly user_id: string;
  readonly user_info: object;
}

/** What is told of a channel: a connection. */
type Hearer = Pick<Connection, 'id' | 'send'>;

/** Called when somebody has come to this server, or has left it. */
type Changed = (channel: string, id: string, isHere: boolean) => void;

const added = (id: string, channel: string) =>
  frameOf('pusher_internal:member_added', { user_id: id, user_info: {} }, channel);
const removed = (id: string, channel: string) => frameOf('pusher_internal:member_removed', { user_id: id }, channel);

/** Who hears which channel on this server, and who is there by other servers. */
export class Channels {
  readonly #channels = new Map<string, Map<Hearer, Member | undefined>>();
  /** By channels, the members on other servers, with the server of each. */
  readonly #elsewhere = new Map<string, Map<string, string>>();
  readonly #changed: Changed;

  constructor(changed: Changed = () => undefined) {
    this.#changed = changed;
  }

  /** Lets a connection hear a channel. @param member who is there by it, on a presence channel */
  join(connection: Hearer, channel: string, member?: Member): void {
    const heard = this.#channels.get(channel) ?? new Map<Hearer, Member | undefined>();
    const isNew = member !== undefined && !this.#isHere(channel, member.user_id);
    const isKnown = member !== undefined && this.#elsewhere.get(channel)?.has(member.user_id);
    this.#channels.set(channel, heard.set(connection, member));
    connection.send(frameOf('pusher_internal:subscription_succeeded', member ? this.#presence(channel) : {}, channel));
    if (!isNew) return;
    if (!isKnown) this.#tell(heard, added(member.user_id, channel), connection.id);
    this.#changed(channel, member.user_id, true);
  }

  leave(connection: Hearer, channel: string): void {
    const heard = this.#channels.get(channel);
    if (!heard?.has(connection)) return;
    const member = heard.get(connection);
    heard.delete(connection);
    if (heard.size === 0) this.#channels.delete(channel);
    if (!member || this.#isHere(channel, member.user_id)) return;
    if (!this.#elsewhere.get(channel)?.has(member.user_id)) this.#tell(heard, removed(member.user_id, channel), null);
    this.#changed(channel, member.user_id, false);
  }

  /** @param except the id of the socket that is not told */
  tell(channel: string, frame: string, except: string | null): void {
    const heard = this.#channels.get(channel);
    if (heard) this.#tell(heard, frame, except);
  }

  /** The members of this server, by channels. */
  members(): readonly (readonly [channel: string, ids: readonly string[]])[] {
    return [...this.#channels.keys()].flatMap((channel) => {
      const ids = this.#here(channel);
      return ids.length > 0 ? [[channel, ids] as const] : [];
    });
  }

  /** Members have come to another server. */
  arrive(server: string, channel: string, ids: readonly string[]): void {
    const known = this.#elsewhere.get(channel) ?? new Map<string, string>();
    this.#elsewhere.set(channel, known);
    for (const id of ids) {
      const isNew = !known.has(id) && !this.#isHere(channel, id);
      known.set(id, server);
      if (isNew) this.tell(channel, added(id, channel), null);
    }
  }

  /** Members have left another server. */
  depart(server: string, channel: string, ids: readonly string[]): void {
    const known = this.#elsewhere.get(channel);
    if (!known) return;
    for (const id of ids) {
      if (known.get(id) !== server) continue;
      known.delete(id);
      if (!this.#isHere(channel, id)) this.tell(channel, removed(id, channel), null);
    }
    if (known.size === 0) this.#elsewhere.delete(channel);
  }

  /** Another server is gone, and all of its members with it. */
  departAll(server: string): void {
    for (const [channel, known] of this.#elsewhere)
      this.depart(
        server,
        channel,
        [...known].flatMap(([id, at]) => (at === server ? [id] : [])),
      );
  }

  #tell(heard: ReadonlyMap<Hearer, unknown>, frame: string, except: string | null): void {
    for (const connection of heard.keys()) if (connection.id !== except) connection.send(frame);
  }

  #here(channel: string): readonly string[] {
    const members = this.#channels.get(channel)?.values() ?? [];
    return [...new Set([...members].flatMap((member) => member?.user_id ?? []))];
  }

  #isHere(channel: string, id: string): boolean {
    for (const member of this.#channels.get(channel)?.values() ?? []) if (member?.user_id === id) return true;
    return false;
  }

  #presence(channel: string) {
    const ids = [...new Set([...this.#here(channel), ...(this.#elsewhere.get(channel)?.keys() ?? [])])];
    return { presence: { ids, hash: Object.fromEntries(ids.map((id) => [id, {}])), count: ids.length } };
  }
}
