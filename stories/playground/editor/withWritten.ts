import type { EditorNames } from './EditorNames.ts';
import type { Parsed } from './jsonService.ts';
import { nodeAt } from './nodeAt.ts';

/** Adds the conditions that the text declares, which may be newer than the running flow. */
export function withWritten(names: EditorNames, { json, document }: Parsed): EditorNames {
  const declared = nodeAt(json.root, '/conditions');
  const written =
    declared?.type === 'property' && declared.valueNode?.type === 'object' ? declared.valueNode.properties : [];
  const known = new Set(names.conditions.map(({ name }) => name));
  const added = written.filter(({ keyNode }) => !known.has(keyNode.value));
  const text = document.getText();
  return {
    ...names,
    conditions: [
      ...names.conditions,
      ...added.map(({ keyNode, valueNode }) => ({
        name: keyNode.value,
        detail: valueNode ? text.slice(valueNode.offset, valueNode.offset + valueNode.length) : '',
      })),
    ],
  };
}
