import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { getLanguageService, type ASTNode, type JSONDocument } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { stepsJsonSchema } from '#engine/authoring/read/stepsJsonSchema.ts';

const SCHEMA = 'steps.schema.json';

/** The JSON support that editors have, with the schema of steps JSON, however a text names it. */
export const jsonService = getLanguageService({ workspaceContext: { resolveRelativePath: () => SCHEMA } });

jsonService.configure({
  validate: false,
  schemas: [{ uri: SCHEMA, fileMatch: ['*'], schema: JSON.parse(stepsJsonSchema(stepLanguage)) }],
});

/** A text with what it is made of; of a text that is no JSON, as much as can be told. */
export interface Parsed {
  readonly document: TextDocument;
  readonly json: JSONDocument;
}

/** Reads a text. */
export function parsed(text: string): Parsed {
  const document = TextDocument.create('playground://steps.json', 'json', 1, text);
  return { document, json: jsonService.parseJSONDocument(document) };
}

export type JsonNode = ASTNode;
