import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** What is read of a document to know the operations of the sandbox. */
interface Tagged {
  readonly paths: { readonly [path: string]: { readonly [method: string]: { readonly tags: readonly string[] } } };
}

const isForPatients = (path: Tagged['paths'][string]): boolean =>
  !Object.values(path).some(({ tags }) => tags.includes('sandbox'));

/**
 * The types of the API, as TypeScript beside the client. The sandbox is left out: where patients are, there is none.
 *
 * @param text the OpenAPI document
 */
export async function typesOfApi(text: string): Promise<string> {
  const document: OpenAPI3 & Tagged = JSON.parse(text);
  const paths = Object.fromEntries(Object.entries(document.paths).filter(([, path]) => isForPatients(path)));
  // A field with a default may be left out of what is sent.
  const types = await openapiTypescript({ ...document, paths }, { defaultNonNullable: false });
  return `// Written by \`npm run api:types\` from the OpenAPI document. Do not edit it.\n${astToString(types)}`;
}
