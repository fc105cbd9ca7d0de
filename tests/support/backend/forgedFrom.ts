/** A signature, in hex or base64url, that is another than a given one, whatever that ends with. */
export const forgedFrom = (signature: string): string =>
  `${signature.slice(0, -2)}${signature.endsWith('00') ? '11' : '00'}`;
