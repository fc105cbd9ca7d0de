import { randomUUID } from 'node:crypto';
import type { Channels } from './Channels.ts';

/** Milliseconds without a word after which another server is taken for dead. It says one with every check. */
const SILENCE = 50_000;

/** Ids in one word of a server: the database passes on at most 8000 bytes. */
const AT_ONCE = 150;

/** What servers tell each other: who has come and gone by them, that they live or end, and that one wants to know all. */
interface Word {
  readonly server: string;
  readonly says: 'here' | 'left' | 'lives' | 'ends' | 'asks';
  readonly channel: string;
  readonly ids: readonly string[];
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

const isWord = (value: unknown): value is Word =>
  isRecord(value) &&
  typeof value['server'] === 'string' &&
  typeof value['says'] === 'string' &&
  typeof value['channel'] === 'string' &&
  Array.isArray(value['ids']);

interface Parts {
  readonly channels: Channels;
  /** Says something to all servers, this one included. */
  readonly say: (text: string) => Promise<unknown>;
  readonly report: (error: unknown) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Has the servers agree who is there on presence channels, whichever of them a socket is connected to. */
export class SharedMembers {
  readonly #server = randomUUID();
  readonly #parts: Parts;
  /** When other servers were last heard. */
  readonly #heard = new Map<string, number>();
  /** What is still to be said, by channel and id: whether somebody is here. */
  readonly #changes = new Map<string, { readonly channel: string; readonly id: string; readonly isHere: boolean }>();
  #isSaying = false;
  /** Whether something could not be said, so that the others may be wrong about this server. */
  #isBehind = false;
  #isOver = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Somebody has come to this server, or has left it. What happens at the same time is said together. */
  change(channel: string, id: string, isHere: boolean): void {
    this.#changes.set(`${channel} ${id}`, { channel, id, isHere });
    if (!this.#isSaying) void this.#sayAll();
  }

  /** This server hears the others from now on, and may have missed what was said before. */
  begin(): void {
    for (const server of this.#heard.keys()) this.#forget(server);
    void this.#say('asks');
    this.#sayMembers();
  }

  hear(text: string): void {
    const word: unknown = JSON.parse(text);
    if (!isWord(word) || word.server === this.#server || this.#isOver) return;
    const { server, says, channel, ids } = word;
    if (says === 'ends') return this.#forget(server);
    this.#heard.set(server, this.#parts.now());
    if (says === 'here') this.#parts.channels.arrive(server, channel, ids);
    if (says === 'left') this.#parts.channels.depart(server, channel, ids);
    if (says === 'asks') this.#sayMembers();
    return undefined;
  }

  /** Says that this server lives, and forgets those that say nothing any more. */
  check(): void {
    const now = this.#parts.now();
    for (const [server, at] of this.#heard) if (now - at >= SILENCE) this.#forget(server);
    void this.#say(this.#isBehind ? 'ends' : 'lives');
    if (this.#isBehind) this.#sayMembers();
    this.#isBehind = false;
  }

  close(): void {
    void this.#say('ends');
    this.#isOver = true;
  }

  #forget(server: string): void {
    this.#heard.delete(server);
    this.#parts.channels.departAll(server);
  }

  #sayMembers(): void {
    for (const [channel, ids] of this.#parts.channels.members()) for (const id of ids) this.change(channel, id, true);
  }

  async #sayAll(): Promise<void> {
    this.#isSaying = true;
    // Those who come together come in one word.
    await Promise.resolve();
    while (this.#changes.size > 0 && !this.#isOver) {
      const [first] = this.#changes.values();
      if (!first) break;
      const alike = [...this.#changes]
        .filter(([, { channel, isHere }]) => channel === first.channel && isHere === first.isHere)
        .slice(0, AT_ONCE);
      for (const [key] of alike) this.#changes.delete(key);
      await this.#say(
        first.isHere ? 'here' : 'left',
        first.channel,
        alike.map(([, { id }]) => id),
      );
    }
    this.#isSaying = false;
  }

  async #say(says: Word['says'], channel = '', ids: readonly string[] = []): Promise<void> {
    if (this.#isOver) return;
    const word: Word = { server: this.#server, says, channel, ids };
    try {
      await this.#parts.say(JSON.stringify(word));
    } catch (error) {
      if (this.#isOver) return;
      this.#isBehind = true;
      this.#parts.report(error);
    }
  }
}
