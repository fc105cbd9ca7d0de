import type { Source } from '../read/Source.ts';
import type { StepLanguage } from '../read/StepLanguage.ts';
import { factTypesText } from '../scaffold/factTypesText.ts';
import type { NewFile } from '../scaffold/NewFile.ts';
import { readSets } from './project/readSets.ts';

/**
 * The file by which TypeScript knows the facts of all flows.
 *
 * @param sources every steps JSON there is
 * @throws CommandError where one of them cannot be read
 */
export function factsFile(language: StepLanguage, sources: readonly Source[]): NewFile {
  const sets = readSets(language, sources).map(({ set }) => set);
  return { path: 'flows/facts.ts', text: factTypesText(language.kinds, sets) };
}
