import { frameOf } from './frames.ts';
import type { Connection } from './Connection.ts';

/** Somebody who is there, on a presence channel. */
export interface Member {
  readonly user_id: string;
  readonly user_info: object;
}

/** Who hears which channel on this server. */
export class Channels {
  readonly #channels = new Map<string, Map<Connection, Member | undefined>>();

  /** Lets a connection hear a channel. @param member who is there by it, on a presence channel */
  join(connection: Connection, channel: string, member?: Member): void {
    const heard = this.#channels.get(channel) ?? new Map<Connection, Member | undefined>();
    const isNew = member !== undefined && !this.#isThere(heard, member);
    this.#channels.set(channel, heard.set(connection, member));
    connection.send(frameOf('pusher_internal:subscription_succeeded', member ? presenceOf(heard) : {}, channel));
    if (isNew) this.#tell(heard, frameOf('pusher_internal:member_added', member, channel), connection.id);
  }

  leave(connection: Connection, channel: string): void {
    const heard = this.#channels.get(channel);
    if (!heard?.has(connection)) return;
    const member = heard.get(connection);
    heard.delete(connection);
    if (heard.size === 0) this.#channels.delete(channel);
    else if (member && !this.#isThere(heard, member))
      this.#tell(heard, frameOf('pusher_internal:member_removed', { user_id: member.user_id }, channel), null);
  }

  /** @param except the id of the socket that is not told */
  tell(channel: string, frame: string, except: string | null): void {
    const heard = this.#channels.get(channel);
    if (heard) this.#tell(heard, frame, except);
  }

  #tell(heard: ReadonlyMap<Connection, unknown>, frame: string, except: string | null): void {
    for (const connection of heard.keys()) if (connection.id !== except) connection.send(frame);
  }

  #isThere(heard: ReadonlyMap<Connection, Member | undefined>, { user_id: id }: Member): boolean {
    for (const member of heard.values()) if (member?.user_id === id) return true;
    return false;
  }
}

function presenceOf(heard: ReadonlyMap<Connection, Member | undefined>) {
  const hash: { [id: string]: object } = {};
  for (const member of heard.values()) if (member) hash[member.user_id] = member.user_info;
  const ids = Object.keys(hash);
  return { presence: { ids, hash, count: ids.length } };
}
