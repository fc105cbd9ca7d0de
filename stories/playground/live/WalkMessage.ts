import type { Answer } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import type { Edit } from '../Edit.ts';
import type { Ending } from './LiveEffects.ts';
import type { WalkReport } from './WalkReport.ts';

/** The start of a walk. */
export interface Beginning {
  readonly facts: Facts;
  /** Saved answers, by step. */
  readonly saved: { readonly [step: string]: Answer };
  /** The section to open; without it, the flow decides. */
  readonly section?: string;
}

/** A command to the frame of the walk. */
export type WalkCommand =
  /** Sets the definition; a running walk continues with it. */
  | { readonly type: 'define'; readonly edit: Edit; readonly composition: string }
  | { readonly type: 'begin'; readonly beginning: Beginning }
  | { readonly type: 'replay'; readonly witness: Witness }
  | { readonly type: 'ask'; readonly ask: boolean }
  | { readonly type: 'end'; readonly effect: string; readonly ending: Ending }
  | { readonly type: 'go'; readonly section: string; readonly step: string };

/** A message from the frame of the walk. */
export type WalkNews = { readonly type: 'ready' } | { readonly type: 'report'; readonly report: WalkReport };

const COMMAND = 'playground-command';
const NEWS = 'playground-news';

const read = (event: MessageEvent<unknown>, key: string): unknown => {
  const { data, origin } = event;
  return origin === location.origin && typeof data === 'object' && data !== null && key in data
    ? Reflect.get(data, key)
    : undefined;
};

/** Sends a command to the frame of the walk, which has the same origin. */
export const sendCommand = (to: Window, command: WalkCommand) =>
  to.postMessage({ [COMMAND]: command }, location.origin);

/** Sends a message to the playground, which has the same origin. */
export const sendNews = (to: Window, news: WalkNews) => to.postMessage({ [NEWS]: news }, location.origin);

const isTyped = (value: unknown): value is { readonly type: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value;

const commands: ReadonlySet<unknown> = new Set<WalkCommand['type']>(['define', 'begin', 'replay', 'ask', 'end', 'go']);
const news: ReadonlySet<unknown> = new Set<WalkNews['type']>(['ready', 'report']);

const isCommand = (value: unknown): value is WalkCommand => isTyped(value) && commands.has(value.type);
const isNews = (value: unknown): value is WalkNews => isTyped(value) && news.has(value.type);

/**
 * Listens to commands from pages of this origin.
 *
 * @returns stops listening
 */
export function hearCommands(take: (command: WalkCommand) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    const command = read(event, COMMAND);
    if (isCommand(command)) take(command);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/**
 * Listens to messages from one window of this origin.
 *
 * @returns stops listening
 */
export function hearNews(from: () => Window | null | undefined, take: (news: WalkNews) => void): () => void {
  const hear = (event: MessageEvent<unknown>) => {
    const heard = event.source === from() ? read(event, NEWS) : undefined;
    if (isNews(heard)) take(heard);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
