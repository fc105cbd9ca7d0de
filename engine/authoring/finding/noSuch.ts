import { didYouMean } from './didYouMean.ts';

/** Says that nothing of a kind has a name, and which names there are. */
export const noSuch = (kind: 'flow' | 'machine' | 'template', name: string, names: readonly string[]): string =>
  `there is no ${kind} '${name}'${didYouMean(name, names)}; there are ${names.join(', ')}`;
