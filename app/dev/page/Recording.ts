import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyEventObject } from 'xstate';

/** What an actor was last seen as. */
interface SeenSnapshot {
  readonly status?: string;
  readonly value?: unknown;
  readonly context?: unknown;
  readonly output?: unknown;
  readonly error?: unknown;
}

export interface SeenActor {
  readonly id: string;
  readonly name: string;
  readonly parent: string | undefined;
  /** Its machine as JSON. */
  readonly definition: string | undefined;
  /** Absent before it was started. */
  readonly snapshot: SeenSnapshot | undefined;
}

/** An event, and what its actor was after it. */
export interface SeenEvent {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly actor: string;
  readonly source: string | undefined;
  readonly event: AnyEventObject;
  readonly after: SeenSnapshot | undefined;
}

interface Seen {
  readonly actors: readonly SeenActor[];
  readonly events: readonly SeenEvent[];
}

/** Older events are dropped. */
const MAX_EVENTS = 2000;

/** How a promise tells itself of its end: its actor's parent hears of it in an event of its own. */
const isInternal = ({ type }: AnyEventObject) => type.startsWith('xstate.promise.');

/** All that the inspector was told, in the order of time, for a screen to follow. */
export class Recording {
  #seen: Seen = { actors: [], events: [] };
  #count = 0;
  readonly #followers = new Set<() => void>();

  readonly seen = (): Seen => this.#seen;

  readonly follow = (changed: () => void): (() => void) => {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  };

  /** Takes a message of Stately's protocol. */
  take(message: StatelyInspectionEvent): void {
    switch (message.type) {
      case '@xstate.actor':
        this.#begin({
          id: message.sessionId,
          name: message.name,
          parent: message.parentId,
          definition: message.definition,
          snapshot: undefined,
        });
        break;
      case '@xstate.event':
        if (isInternal(message.event)) return;
        this.#log({
          id: (this.#count += 1),
          at: Number(message.createdAt),
          actor: message.sessionId,
          source: message.sourceId,
          event: message.event,
          after: undefined,
        });
        break;
      case '@xstate.snapshot':
        this.#settle(message.sessionId, message.snapshot);
    }
    for (const changed of this.#followers) changed();
  }

  #begin(actor: SeenActor): void {
    const { actors, events } = this.#seen;
    this.#seen = { actors: [...actors.filter(({ id }) => id !== actor.id), actor], events };
  }

  #log(event: SeenEvent): void {
    const { actors, events } = this.#seen;
    this.#seen = { actors, events: [...events, event].slice(-MAX_EVENTS) };
  }

  #settle(id: string, snapshot: SeenSnapshot): void {
    const { actors, events } = this.#seen;
    const last = events.findLast(({ actor }) => actor === id);
    this.#seen = {
      actors: actors.map((actor) => (actor.id === id ? { ...actor, snapshot } : actor)),
      events: events.map((event) => (event === last ? { ...event, after: snapshot } : event)),
    };
  }
}
