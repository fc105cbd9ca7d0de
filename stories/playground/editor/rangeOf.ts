import { nodeAt } from './nodeAt.ts';
import type { JsonNode, Parsed } from './jsonService.ts';

/** Positions in a text, in characters from its start. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = ({ offset, length }: JsonNode): Span => ({ from: offset, to: offset + length });

/** The span to underline for a node: for a node of several lines, only its name. */
function shortSpan(node: JsonNode, text: string): Span {
  const span = spanOf(node);
  if (!text.slice(span.from, span.to).includes('\n')) return span;
  if (node.type === 'property') return spanOf(node.keyNode);
  const members = node.type === 'object' ? node.properties : [];
  const names = members.find(({ keyNode }) => keyNode.value === 'id') ?? members[0];
  return names ? shortSpan(names, text) : { from: span.from, to: span.from + 1 };
}

const lineSpan = (text: string, line: number): Span => {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const { length } = lines[line - 1] ?? '';
  const indent = /^\s*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
  return { from: Math.min(start + indent, text.length), to: Math.min(start + length, text.length) };
};

/** The span to underline for a finding: the node of its pointer, or its whole line if there is none. */
export function rangeOf({ document, json }: Parsed, place: { readonly pointer: string; readonly line: number }): Span {
  const text = document.getText();
  const node = place.pointer === '' ? undefined : nodeAt(json.root, place.pointer);
  return node ? shortSpan(node, text) : lineSpan(text, place.line);
}
