import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { checkSchema } from '#engine/authoring/check/files/checkSchema.ts';
import { composed, definitionOf, nameOf, type Composition } from '#engine/authoring/read/Composition.ts';
import { sourceOf, type Source } from '#engine/authoring/read/Source.ts';
import { checkMachine, checkSections } from '#engine/authoring/check/machine/checkMachine.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import { Model } from '#engine/authoring/answers/Model.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { refusalOf } from '#engine/authoring/finding/refusalOf.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { flowSources } from '../walks/flowSources.ts';
import type { Edit } from './Edit.ts';
import { flowTexts } from './flowTexts.ts';

/** The sources of all flows, including the edited text. */
export const editedSources = ({ file, text, others }: Edit): readonly Source[] =>
  flowSources.map((source) => {
    const now = source.file === file ? text : others.get(source.file);
    return now === undefined ? source : sourceOf(source.file, now, source.machine);
  });

/** The compositions of every flow with every template, except step sets that do not match the schema. */
function compositionsOfSources(sources: readonly Source[]): readonly Composition[] {
  const { written } = readableSets(stepLanguage, sources);
  return flowIndex.flatMap((entry) => composed(entry, written).compositions);
}

/** The compositions of the saved files. */
export const compositions: readonly Composition[] = compositionsOfSources(flowSources);

/** The names of the compositions that use a file, starting with that of its own machine. */
export function compositionNames(file: string): readonly string[] {
  const using = compositions.filter(({ written }) => written.some(({ source }) => source.file === file));
  return using.map((one) => nameOf(one));
}

/** The name of a flow's composition with exactly these step sets. */
export function compositionRunning(flow: string, sets: readonly string[]): string | undefined {
  const same = ({ written }: Composition) =>
    written.length === sets.length && written.every(({ set }) => sets.includes(set.flow));
  const found = compositions.find((one) => one.flow === flow && same(one));
  return found && nameOf(found);
}

/** A composition that can run. */
export interface Runs {
  readonly composition: Composition;
  readonly definition: Definition;
}

/** A composition that can run, or the reason why it cannot. */
export type Runnable = Runs | { readonly refused: string };

/** Findings that would stop a machine: a guard that is not a condition, a missing section. */
const stops: ReadonlySet<FindingCode> = new Set<FindingCode>(['unknownGuard', 'unknownSection']);

/** Loads a composition, and checks that its machine finds every guard and section. */
function running(composition: Composition): Runnable {
  const refused = refusalOf(composition.written);
  if (refused !== undefined) return { refused };
  const definition = definitionOf(composition.written);
  const asked = [...checkMachine(composition), ...checkSections(composition, new Model(definition))];
  const stop = asked.find(({ code }) => stops.has(code));
  return stop ? { refused: stop.what } : { composition, definition };
}

/** A composition by its name, including the edited text. */
export function runnable(edit: Edit, name: string): Runnable {
  const sources = editedSources(edit);
  const edited = sources.find(({ file }) => file === edit.file);
  if (!edited) return { refused: `There is no file '${edit.file}'.` };
  const { set, findings } = checkSchema(stepLanguage, edited);
  const [first] = findings;
  if (!set) return { refused: first ? `Line ${first.line}: ${first.what}` : 'This is not valid steps JSON.' };
  const composition = compositionsOfSources(sources).find((one) => nameOf(one) === name);
  return composition
    ? running(composition)
    : { refused: `'${name}' no longer exists. If you have renamed it, save the file and reload the page.` };
}

/** The edit with the file's text as it was when the page was loaded. */
export const asLoaded = (edit: Edit): Edit => ({ ...edit, text: flowTexts.get(edit.file) ?? '' });
