/** Whether properties can be read of something that nothing is known of. */
export const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;
