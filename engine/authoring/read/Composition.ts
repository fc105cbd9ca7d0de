import type { AnyStateMachine } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import type { FlowEntry } from './FlowEntry.ts';
import type { Place, Source } from './Source.ts';

/** A step set together with the kinds of its steps and the text it was read from. */
export interface WrittenSet {
  readonly set: StepSet;
  readonly kinds: Kinds;
  readonly source: Source;
}

/** Step sets that run together, and the machine that walks them; a set on its own has none. */
export interface Composition {
  readonly flow: string;
  readonly machine?: AnyStateMachine;
  readonly written: readonly WrittenSet[];
  /** What its texts may name in braces; unset where that is not known. */
  readonly tokens?: readonly string[];
}

/** What a composition is called: its flow and its template. */
export const nameOf = ({ flow, written }: Composition): string => {
  const template = written.find(({ set }) => set.template && set.flow !== flow);
  return template ? `${flow} with ${template.set.flow}` : flow;
};

/** The kinds of the steps of sets that run together, which are read with the same. */
export const kindsOf = (written: readonly WrittenSet[]): Kinds => written[0]?.kinds ?? {};

/**
 * The definition that sets make together.
 *
 * @throws DefinitionError
 */
export const definitionOf = (written: readonly WrittenSet[]): Definition =>
  compile(kindsOf(written), ...written.map(({ set }) => set));

/** The place of a state of a machine: the line that names it in the machine's file, which lies beside its steps. */
export function statePlace({ source }: WrittenSet, state: string): Place {
  const path = state.split('.').slice(1);
  const pointer = path.map((part) => `/states/${part}`).join('');
  const { machine } = source;
  if (!machine) return { ...source.place(''), pointer };
  const lines = machine.text.split('\n');
  let line = 0;
  for (const part of path)
    line = Math.max(
      line,
      lines.findIndex((text, at) => at >= line && text.trimStart().startsWith(`${part}: `)),
    );
  return { file: machine.file, pointer, line: line + 1 };
}

/**
 * All compositions that an index entry asks for.
 *
 * @returns the names that no steps JSON has, where there are such
 */
export function composed(
  { flow, machine, composedWith, eachTemplate, tokens = [] }: FlowEntry,
  written: readonly WrittenSet[],
): { readonly compositions: readonly Composition[]; readonly missing: readonly string[] } {
  const names = [flow, ...composedWith];
  const byName = new Map(written.map((one) => [one.set.flow, one]));
  const missing = names.filter((name) => !byName.has(name));
  const own = names.flatMap((name) => byName.get(name) ?? []);
  const templates = written.filter(({ set }) => set.template);
  if (missing.length > 0) return { compositions: [], missing };
  return {
    missing,
    compositions: eachTemplate
      ? templates.map((template) => ({ flow, machine, tokens, written: [...own, template] }))
      : [{ flow, machine, tokens, written: own }],
  };
}
