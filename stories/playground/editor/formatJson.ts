import { parsed, type JsonNode } from './jsonService.ts';

/** The maximum length of a line, in characters. */
const WIDTH = 120;

const INDENT = '  ';

/** The text of a node unchanged, to keep the author's escapes. */
const raw = (node: JsonNode, text: string) => text.slice(node.offset, node.offset + node.length);

function flat(node: JsonNode, text: string): string {
  if (node.type === 'array') return `[${node.items.map((one) => flat(one, text)).join(', ')}]`;
  if (node.type === 'object') {
    const members = node.properties.map((one) => flat(one, text));
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  }
  if (node.type === 'property')
    return `${raw(node.keyNode, text)}: ${node.valueNode ? flat(node.valueNode, text) : ''}`;
  return raw(node, text);
}

/** Whether an object starts with a line break, which the formatter keeps. */
const isOpened = (node: JsonNode, text: string): boolean => {
  if (node.type === 'object') {
    const [first] = node.properties;
    if (first && text.slice(node.offset, first.offset).includes('\n')) return true;
  }
  return (node.children ?? []).some((one) => isOpened(one, text));
};

const hasMany = ({ children = [] }: JsonNode) => children.length > 1;

/** Whether a list contains several objects or lists, each of which gets its own line. */
function isSpread(node: JsonNode): boolean {
  if (node.type === 'array' && node.items.length > 1) {
    const [first] = node.items;
    const isList = first?.type === 'object' || first?.type === 'array';
    if (isList && node.items.every((one) => one.type === first.type && hasMany(one))) return true;
  }
  return (node.children ?? []).some(isSpread);
}

function written(node: JsonNode, text: string, indent: string, column: number): string {
  if (node.type === 'property') {
    const key = `${raw(node.keyNode, text)}: `;
    return node.valueNode ? key + written(node.valueNode, text, indent, column + key.length) : key;
  }
  if (node.type !== 'array' && node.type !== 'object') return raw(node, text);
  const line = flat(node, text);
  if (!isOpened(node, text) && !isSpread(node) && column + line.length <= WIDTH) return line;
  const inner = indent + INDENT;
  // One character is reserved for the comma.
  const members = node.children.map((one) => inner + written(one, text, inner, inner.length + 1));
  if (members.length === 0) return line;
  const [open, close] = node.type === 'array' ? ['[', ']'] : ['{', '}'];
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

/** Formats steps JSON as the project's formatter would; undefined if the text is not valid JSON. */
export function formatJson(text: string): string | undefined {
  const { json } = parsed(text);
  const hasProblems = 'syntaxErrors' in json && Array.isArray(json.syntaxErrors) && json.syntaxErrors.length > 0;
  return json.root && !hasProblems ? `${written(json.root, text, '', 0)}\n` : undefined;
}
