import { pointerParts } from '#engine/authoring/read/pointerParts.ts';
import type { JsonNode } from './jsonService.ts';

function memberOf(node: JsonNode, part: string): JsonNode | undefined {
  if (node.type === 'array') return node.items[Number(part)];
  if (node.type !== 'object') return undefined;
  return node.properties.find(({ keyNode }) => keyNode.value === part);
}

const valueOf = (node: JsonNode): JsonNode | undefined => (node.type === 'property' ? node.valueNode : node);

/** The node at a JSON pointer, including its key; if there is none, its nearest existing ancestor. */
export function nodeAt(root: JsonNode | undefined, pointer: string): JsonNode | undefined {
  let node = root;
  for (const part of pointerParts(pointer)) {
    const value = node && valueOf(node);
    const next = value && memberOf(value, part);
    if (!next) break;
    node = next;
  }
  return node;
}

/** The keys and indexes that lead to a node; a key and its value both have the path of their property. */
export function pathOf(node: JsonNode): readonly string[] {
  const { parent } = node;
  if (!parent) return [];
  if (parent.type === 'array') return [...pathOf(parent), String(parent.items.indexOf(node))];
  if (node.type === 'property') return [...pathOf(parent), node.keyNode.value];
  return pathOf(parent);
}
