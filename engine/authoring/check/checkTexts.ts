import type { StepLanguage } from '../read/StepLanguage.ts';
import { checkCopy } from './steps/checkCopy.ts';
import { checkNames } from './files/checkNames.ts';
import { checkVersions } from './steps/checkVersions.ts';
import type { Finding } from '../finding/Finding.ts';
import { readableSets } from './files/readableSets.ts';
import type { Source } from '../read/Source.ts';

/** The readable step sets, and all findings that do not depend on which sets run together. */
export function checkTexts(language: StepLanguage, sources: readonly Source[]): ReturnType<typeof readableSets> {
  const { written, findings } = readableSets(language, sources);
  const apart: readonly Finding[] = written.flatMap((one) => [...checkCopy(one), ...checkVersions(one)]);
  return { written, findings: [...findings, ...apart, ...checkNames(written)] };
}
