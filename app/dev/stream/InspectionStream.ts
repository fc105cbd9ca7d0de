import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { Actor, type AnyEventObject, type InspectionEvent, type Snapshot, type AnyActorRef } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { isObject, isWalkContext } from './isObject.ts';
import { Redaction } from './Redaction.ts';
import { shownContext, shownError, shownInput, shownOutput } from './shownContext.ts';
import { shownEvent, type EventScene } from './shownEvent.ts';
import { Answers } from '#engine/answers/Answers.ts';

/** The actor that started an actor; undefined for the root. */
const parentOf = (ref: unknown): AnyActorRef | undefined => {
  if (!(ref instanceof Actor)) return undefined;
  const { _parent: parent } = ref;
  return parent;
};

/** The answer store of an actor: its own, or that of the flow that started it. */
function answersOf(ref: unknown): Answers | undefined {
  if (!(ref instanceof Actor)) return undefined;
  const snapshot: unknown = ref.getSnapshot();
  const context = isObject(snapshot) ? snapshot['context'] : undefined;
  const answers = isObject(context) ? context['answers'] : undefined;
  return answers instanceof Answers ? answers : answersOf(parentOf(ref));
}

/** The version of Stately's messages. */
const VERSION = '0.7.2';

/** The machine of an actor as data, without functions. An effect is represented by its name. */
function definitionOf(ref: unknown): { readonly name: string; readonly definition: string } | undefined {
  if (!(ref instanceof Actor)) return undefined;
  const config: unknown = isObject(ref.logic) ? ref.logic['config'] : undefined;
  const isMachine = isObject(config) && 'states' in config;
  const own = isMachine && typeof config['id'] === 'string' ? config['id'] : ref.id;
  const name = typeof ref.src === 'string' ? ref.src : own;
  return { name, definition: JSON.stringify(isMachine ? config : { id: name }) };
}

/** The id of the step that a walk shows. */
function stepIn(snapshot: unknown): string | undefined {
  const context = isObject(snapshot) ? snapshot['context'] : undefined;
  return isWalkContext(context) ? stepOf(context)?.step.id : undefined;
}

/**
 * Converts inspection events of actors to Stately's messages, immediately and as plain data: answer stores are mutable,
 * and others may see the messages. All values pass through the redaction; unknown data is left out.
 */
export class InspectionStream {
  readonly #redactions = new WeakMap<Definition, Redaction>();
  /** Events as redacted on arrival: once an event is processed, another step is on screen. */
  readonly #events = new WeakMap<AnyEventObject, AnyEventObject>();
  #count = 0;

  /** The message for an inspection event; undefined for events that the inspector does not show. */
  message(event: InspectionEvent): StatelyInspectionEvent | undefined {
    const { actorRef, rootId } = event;
    const common = {
      rootId,
      sessionId: actorRef.sessionId,
      createdAt: String(Date.now()),
      id: String((this.#count += 1)),
      _version: VERSION,
    };
    switch (event.type) {
      case '@xstate.actor': {
        const { name = actorRef.sessionId, definition } = definitionOf(actorRef) ?? {};
        const parentId = parentOf(actorRef)?.sessionId;
        return { ...common, type: event.type, name, definition, parentId, snapshot: { status: 'active' } };
      }
      case '@xstate.event':
        return {
          ...common,
          type: event.type,
          sourceId: event.sourceRef?.sessionId,
          event: this.#arrived(event.event, actorRef),
        };
      case '@xstate.snapshot':
        return {
          ...common,
          type: event.type,
          event: this.#events.get(event.event) ?? { type: event.event.type },
          snapshot: this.#snapshot(event.snapshot, actorRef),
        };
      default:
        return undefined;
    }
  }

  #redaction(ref: unknown): Redaction | undefined {
    const definition = answersOf(ref)?.definition;
    if (!definition) return undefined;
    const known = this.#redactions.get(definition) ?? new Redaction(definition);
    this.#redactions.set(definition, known);
    return known;
  }

  #arrived(event: AnyEventObject, ref: unknown): AnyEventObject {
    const shown = shownEvent(event, this.#scene(ref));
    this.#events.set(event, shown);
    return shown;
  }

  #scene(ref: unknown): EventScene | undefined {
    const definition = answersOf(ref)?.definition;
    const redaction = this.#redaction(ref);
    if (!definition || !redaction || !(ref instanceof Actor)) return undefined;
    return { definition, redaction, step: stepIn(ref.getSnapshot()) };
  }

  #snapshot(snapshot: Snapshot<unknown>, ref: unknown): Snapshot<unknown> {
    const redaction = this.#redaction(ref);
    const { status, output, error } = snapshot;
    const value = 'value' in snapshot ? snapshot.value : undefined;
    const context = 'context' in snapshot ? shownContext(snapshot.context, redaction) : undefined;
    const input = 'input' in snapshot ? shownInput(snapshot.input, redaction) : undefined;
    const shown = {
      ...(value !== undefined && { value }),
      context: context ?? input ?? {},
    };
    switch (status) {
      case 'done':
        return { ...shown, status, output: shownOutput(output, redaction), error: undefined };
      case 'error':
        return { ...shown, status, output: undefined, error: shownError(error) };
      default:
        return { ...shown, status, output: undefined, error: undefined };
    }
  }
}
