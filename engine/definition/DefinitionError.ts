/** A definition that cannot be used. The message says where and why; `npm run flows -- check` says how to fix it. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';
}
