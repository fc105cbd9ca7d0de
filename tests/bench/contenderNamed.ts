import type { Contender } from './Contender.ts';
import { engineContender } from './engineContender.ts';
import { handWrittenContender } from './handWrittenContender.ts';

/**
 * The contender of that name, for scripts that are told by a parameter.
 *
 * @throws Error where there is none
 */
export function contenderNamed(name: string | undefined): Contender {
  const found = [engineContender, handWrittenContender].find((contender) => contender.name === name);
  if (!found) throw new Error(`there is no contender '${name}'`);
  return found;
}
