import { checkSchema } from '#engine/authoring/checkSchema.ts';
import { composed, nameOf, type Composition, type WrittenSet } from '#engine/authoring/Composition.ts';
import { sourceOf, type Source } from '#engine/authoring/Source.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { compile, type Definition } from '#engine/compile.ts';
import { DefinitionError } from '#engine/DefinitionError.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { flowSources } from '../walks/flowSources.ts';
import type { Edit } from './Edit.ts';

const asWritten: ReadonlyMap<string, StepSet | undefined> = new Map(
  flowSources.map((source) => [source.file, checkSchema(source).set]),
);

/** The sources of all flows, one of them as it stands in the editor. */
export const editedSources = ({ file, text }: Edit): readonly Source[] =>
  flowSources.map((source) => (source.file === file ? sourceOf(file, text, source.machine) : source));

/** The compositions of every flow with every template, without a set that has not the right form. */
const compositionsOfSets = (written: readonly WrittenSet[]): readonly Composition[] =>
  flowIndex.flatMap((entry) => composed(entry, written).compositions);

const writtenSets = (sources: readonly Source[], setOf: (source: Source) => StepSet | undefined) =>
  sources.flatMap((source) => {
    const set = setOf(source);
    return set ? [{ set, source }] : [];
  });

/** The compositions of the flows as the files hold them. */
export const compositions: readonly Composition[] = compositionsOfSets(
  writtenSets(flowSources, ({ file }) => asWritten.get(file)),
);

/** The names of the compositions that run a file, the one of its own machine first. */
export function compositionNames(file: string): readonly string[] {
  const using = compositions.filter(({ written }) => written.some(({ source }) => source.file === file));
  return using.map((one) => nameOf(one));
}

/** The name of the composition of a flow with these step sets. */
export function compositionRunning(flow: string, sets: readonly string[]): string | undefined {
  const same = ({ written }: Composition) =>
    written.length === sets.length && written.every(({ set }) => sets.includes(set.flow));
  const found = compositions.find((one) => one.flow === flow && same(one));
  return found && nameOf(found);
}

/** A composition that runs, or why it does not. */
export type Runnable =
  | { readonly composition: Composition; readonly definition: Definition }
  | { readonly refused: string };

/** A composition by its name, with one of its files as it stands in the editor. */
export function runnable(edit: Edit, name: string): Runnable {
  const sources = editedSources(edit);
  const edited = sources.find(({ file }) => file === edit.file);
  const checked = edited && checkSchema(edited);
  if (!checked?.set) {
    const [first] = checked?.findings ?? [];
    return { refused: first ? `Line ${first.line}: ${first.what}` : `There is no file '${edit.file}'.` };
  }
  const all = compositionsOfSets(
    writtenSets(sources, ({ file }) => (file === edit.file ? checked.set : asWritten.get(file))),
  );
  const composition = all.find((one) => nameOf(one) === name);
  if (!composition) return { refused: `The flow is no longer called as before: there is no '${name}'.` };
  try {
    return { composition, definition: compile(...composition.written.map(({ set }) => set)) };
  } catch (error) {
    if (error instanceof DefinitionError) return { refused: error.message };
    throw error;
  }
}
