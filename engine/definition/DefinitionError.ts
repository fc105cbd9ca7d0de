/** A definition that cannot be used. The message says where and why; `npm run flows -- check` says how to mend it. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';
}
