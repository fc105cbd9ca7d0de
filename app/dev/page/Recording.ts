import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { AnyEventObject } from 'xstate';

/** The latest snapshot of an actor. */
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
  /** The actor's machine as JSON. */
  readonly definition: string | undefined;
  /** Undefined before the actor is started. */
  readonly snapshot: SeenSnapshot | undefined;
}

/** An event, and the actor's snapshot after it. */
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

/** The number of events kept; older ones are dropped. */
const MAX_EVENTS = 2000;

/** Internal events of a promise actor; its parent receives a separate event for the result. */
const isInternal = ({ type }: AnyEventObject) => type.startsWith('xstate.promise.');

/** All messages to the inspector in chronological order; screens can subscribe to it. */
export class Recording {
  #seen: Seen = { actors: [], events: [] };
  #count = 0;
  readonly #followers = new Set<() => void>();

  readonly seen = (): Seen => this.#seen;

  readonly follow = (changed: () => void): (() => void) => {
    this.#followers.add(changed);
    return () => this.#followers.delete(changed);
  };

  /** Adds a message of Stately's protocol. */
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
