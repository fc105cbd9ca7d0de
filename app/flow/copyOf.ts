/** Replaces the tokens of a text, such as `{organization.name}`; a token without a value stays as it is. */
export const copyOf =
  (tokens: { readonly [token: string]: string | undefined }) =>
  (text: string): string =>
    text.replaceAll(/\{([a-z][a-z._]*)\}/g, (written, token: string) => tokens[token] ?? written);
