import type { JsonNode, Parsed } from './jsonService.ts';
import { pathOf } from './nodeAt.ts';
import type { Span } from './rangeOf.ts';
import type { EditorPlace } from './suggest.ts';

/** A place in the text, and the span that a completion replaces. */
export interface Completable extends EditorPlace {
  readonly span: Span;
  /** Whether the completed key already has a value. */
  readonly hasValue: boolean;
}

const at = (offset: number): Span => ({ from: offset, to: offset });

const inText = ({ offset, length }: JsonNode): Span => ({ from: offset, to: offset + length });

/** The place in steps JSON at a position; undefined where neither a key nor a value is allowed. */
export function placeAt({ json }: Parsed, offset: number): Completable | undefined {
  const node = json.getNodeFromOffset(offset, true);
  if (!node) return undefined;
  const { parent } = node;
  if (node.type === 'object') return { path: pathOf(node), role: 'key', span: at(offset), hasValue: false };
  if (node.type === 'array') return { path: [...pathOf(node), '0'], role: 'value', span: at(offset), hasValue: true };
  if (node.type === 'property') {
    const isAfterColon = node.colonOffset !== undefined && offset > node.colonOffset;
    return isAfterColon && !node.valueNode
      ? { path: pathOf(node), role: 'value', span: at(offset), hasValue: true }
      : undefined;
  }
  if (parent?.type === 'property' && parent.keyNode === node) {
    const hasValue = parent.valueNode !== undefined;
    return { path: pathOf(parent).slice(0, -1), role: 'key', span: inText(node), hasValue };
  }
  return { path: pathOf(node), role: 'value', span: inText(node), hasValue: true };
}
