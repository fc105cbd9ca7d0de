import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { getLanguageService, type ASTNode, type JSONDocument } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { stepsJsonSchema } from '#engine/authoring/read/stepsJsonSchema.ts';

const SCHEMA = 'steps.schema.json';

/** The JSON support of common editors, with the schema of steps JSON, whatever schema a text names. */
export const jsonService = getLanguageService({ workspaceContext: { resolveRelativePath: () => SCHEMA } });

jsonService.configure({
  validate: false,
  schemas: [{ uri: SCHEMA, fileMatch: ['*'], schema: JSON.parse(stepsJsonSchema(stepLanguage)) }],
});

/** A text and its syntax tree; for invalid JSON, as much of the tree as can be parsed. */
export interface Parsed {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

/** Parses a text. */
export function parsed(text: string): Parsed {
  const document = TextDocument.create('playground://steps.json', 'json', 1, text);
  return { document, json: jsonService.parseJSONDocument(document) };
}

export type JsonNode = ASTNode;
