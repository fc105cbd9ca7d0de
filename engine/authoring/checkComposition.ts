import type { Definition } from '#engine/compile.ts';
import { compile } from '#engine/compile.ts';
import type { Composition } from './Composition.ts';
import { ConditionCheck } from './ConditionCheck.ts';
import { checkIdentity } from './checkIdentity.ts';
import { checkMachine, checkSections } from './checkMachine.ts';
import { checkReferences } from './checkReferences.ts';
import { checkSaves } from './checkSaves.ts';
import { checkSuggestions } from './checkSuggestions.ts';
import { ExplorationCheck } from './ExplorationCheck.ts';
import { Explorer } from './Explorer.ts';
import type { Finding } from './Finding.ts';
import type { FindingCode } from './findingTexts.ts';
import { Model } from './Model.ts';
import { Vocabulary } from './Vocabulary.ts';

/** With one of these the definition does not run, so nothing more can be told about it. */
const fatal: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'duplicateFlow',
  'duplicateStep',
  'duplicateSection',
  'unknownReference',
  'unknownCondition',
  'circularCondition',
  'forwardReference',
  'unknownGuard',
  'unknownSection',
  'unknownState',
]);

function deep(composition: Composition, definition: Definition): readonly Finding[] {
  const model = new Model(definition);
  const sections = checkSections(composition, model);
  const conditions = new ConditionCheck(composition, model);
  const found = [...sections, ...conditions.findings()];
  const { machine } = composition;
  if (!machine || sections.some(({ code }) => fatal.has(code))) return found;
  const explorer = Explorer.explore(model, machine);
  return [...found, ...new ExplorationCheck(composition, machine, explorer, conditions).findings()];
}

/** Checks step sets that run together, and their machine: first what is written, then what can happen. */
export function checkComposition(composition: Composition): readonly Finding[] {
  const { written } = composition;
  const sets = written.map(({ set }) => set);
  const vocabulary = new Vocabulary(sets);
  const shallow = [
    ...checkIdentity(composition),
    ...checkReferences(composition, vocabulary),
    ...written.flatMap((one) => [...checkSaves(one, vocabulary), ...checkSuggestions(one)]),
    ...checkMachine(composition),
  ];
  return shallow.some(({ code }) => fatal.has(code)) ? shallow : [...shallow, ...deep(composition, compile(...sets))];
}
