import { nat, type GeneratorValue } from 'fast-check';

/** Draws one of a list. */
export function pick<T>(draw: GeneratorValue, list: readonly T[]): T {
  const at = list.length === 0 ? -1 : draw(nat, list.length - 1);
  const [picked] = list.slice(at, at + 1);
  if (picked === undefined) throw new RangeError('there is nothing to pick from');
  return picked;
}
