import { didYouMean } from './didYouMean.ts';

/** An error message for an unknown name, with the names that exist. */
export const noSuch = (kind: 'flow' | 'machine' | 'template', name: string, names: readonly string[]): string =>
  `there is no ${kind} '${name}'${didYouMean(name, names)}; there are ${names.join(', ')}`;
