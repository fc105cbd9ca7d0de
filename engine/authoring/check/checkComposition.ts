import type { Definition } from '#engine/definition/compile.ts';
import { definitionOf, kindsOf, type Composition } from '../read/Composition.ts';
import { ConditionCheck } from './machine/ConditionCheck.ts';
import { checkIdentity } from './steps/checkIdentity.ts';
import { checkMachine, checkSections } from './machine/checkMachine.ts';
import { checkReferences } from './steps/checkReferences.ts';
import { checkBelieved } from './steps/checkBelieved.ts';
import { checkSaves } from './steps/checkSaves.ts';
import { checkFills } from './steps/checkFills.ts';
import { checkStops } from './steps/checkStops.ts';
import { checkUnused } from './steps/checkUnused.ts';
import { checkTokens } from './steps/checkTokens.ts';
import { ExplorationCheck } from './machine/ExplorationCheck.ts';
import { Explorer } from '../explore/Explorer.ts';
import type { Finding } from '../finding/Finding.ts';
import type { FindingCode } from '../finding/findingTexts.ts';
import { Model } from '../answers/Model.ts';
import { refusalOf } from '../finding/refusalOf.ts';
import { StopCheck } from './machine/StopCheck.ts';
import { Vocabulary } from '../answers/Vocabulary.ts';
import { WalkedConditionCheck } from './machine/WalkedConditionCheck.ts';
import { WitnessFinder } from '../witness/WitnessFinder.ts';

/** The findings of a composition, and the finder of their witnesses. */
export interface CheckedComposition {
  readonly findings: readonly Finding[];
  readonly finder: WitnessFinder;
}

interface Deep {
  readonly found: readonly Finding[];
  readonly explorer?: Explorer;
}

/**
 * With one of these findings the flow does not run as written, so findings that could only follow from it are not
 * looked for.
 */
const fatal: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'duplicateFlow',
  'duplicateStep',
  'duplicateSection',
  'duplicateStop',
  'unknownReference',
  'unknownCondition',
  'circularCondition',
  'forwardReference',
  'unknownGuard',
  'unknownSection',
  'unknownState',
]);

function deep(composition: Composition, definition: Definition, explored: Set<string>): Deep {
  const model = new Model(definition);
  const sections = checkSections(composition, model);
  const conditions = new ConditionCheck(composition, model);
  const stops = new StopCheck(composition, model, conditions);
  const found = [...sections, ...conditions.findings(), ...stops.findings()];
  const { machine } = composition;
  if (!machine || sections.some(({ code }) => fatal.has(code))) return { found };
  const proven = stops.proven();
  const explorer = Explorer.explore(model, machine, stops.kept(proven, explored));
  const walkedFound = new ExplorationCheck(composition, machine, explorer, proven).findings();
  const walked = new WalkedConditionCheck(composition, machine, explorer, conditions).findings();
  return { found: [...found, ...walkedFound, ...walked], explorer };
}

/**
 * Checks step sets that run together, and their machine: first the text, then the behavior.
 *
 * @param explored the sections whose stops were explored with other sets; with the same machine, one is enough for each
 */
export function checkComposition(composition: Composition, explored = new Set<string>()): CheckedComposition {
  const { written } = composition;
  const sets = written.map(({ set }) => set);
  const vocabulary = new Vocabulary(kindsOf(written), sets);
  const shallow = [
    ...checkIdentity(composition),
    ...checkReferences(composition, vocabulary),
    ...checkStops(composition),
    ...checkTokens(composition),
    ...written.flatMap((one) => [...checkSaves(one, vocabulary), ...checkBelieved(one), ...checkFills(one)]),
    ...checkMachine(composition),
  ];
  if (shallow.some(({ code }) => fatal.has(code)))
    return { findings: shallow, finder: new WitnessFinder(composition, refusalOf(written), undefined) };
  const { found, explorer } = deep(composition, definitionOf(written), explored);
  return {
    findings: [...shallow, ...checkUnused(composition), ...found],
    finder: new WitnessFinder(composition, undefined, explorer),
  };
}
