import type { AnyStateMachine } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import type { FlowEntry } from './FlowEntry.ts';
import type { Place, Source } from './Source.ts';

/** A step set with its step kinds and the text it was read from. */
export interface WrittenSet {
  readonly set: StepSet;
  readonly kinds: Kinds;
  readonly source: Source;
}

/** Step sets that run together, and the machine that walks them. A single set may have no machine. */
export interface Composition {
  readonly flow: string;
  readonly machine?: AnyStateMachine;
  readonly written: readonly WrittenSet[];
  /** The tokens that its texts may use in braces; undefined if unknown. */
  readonly tokens?: readonly string[];
}

/** The name of a composition: its flow and its template. */
export const nameOf = ({ flow, written }: Composition): string => {
  const template = written.find(({ set }) => set.template && set.flow !== flow);
  return template ? `${flow} with ${template.set.flow}` : flow;
};

/** The step kinds of sets that run together. All sets are read with the same kinds. */
export const kindsOf = (written: readonly WrittenSet[]): Kinds => written[0]?.kinds ?? {};

/**
 * Compiles the sets into one definition.
 *
 * @throws DefinitionError
 */
export const definitionOf = (written: readonly WrittenSet[]): Definition =>
  compile(kindsOf(written), ...written.map(({ set }) => set));

/** The place of a machine's state: the line that names it in the machine's file beside the steps JSON. */
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
 * All compositions of an index entry.
 *
 * @returns the missing step sets, if the entry names sets without steps JSON
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
