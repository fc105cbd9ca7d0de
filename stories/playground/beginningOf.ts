import type { Facts } from '#engine/definition/facts.ts';
import type { Runs } from './editedFlows.ts';
import type { Beginning } from './live/WalkMessage.ts';
import { openableSections } from './openableSections.ts';
import { personaAnswers, personaFacts, type Persona } from './personas.ts';

/** The start of a walk, and the sections that it may start at. */
export interface PossibleBeginning extends Beginning {
  /** The sections that open when they are asked for. */
  readonly sections: readonly string[];
}

/** The section to show first: for a file that is only a part of the flow, the first one of its own that opens. */
function ownSection({ composition }: Runs, file: string, openable: readonly string[]): string | undefined {
  const own = composition.written.find(({ source }) => source.file === file)?.set;
  if (!own || own.flow === composition.flow) return undefined;
  return Object.keys(own.sections).find((section) => openable.includes(section));
}

interface Begun {
  readonly file: string;
  readonly persona: Persona;
  /** Facts that the author changed. */
  readonly changes: Facts;
}

/** The start of a persona's walk, while a given file is edited. */
export function beginningOf(runs: Runs, { file, persona, changes }: Begun): PossibleBeginning {
  const { composition, definition } = runs;
  const facts = { ...personaFacts(persona, definition), ...changes };
  const saved = personaAnswers(persona, definition, facts);
  const sections = composition.machine ? openableSections(composition.machine, definition, facts, saved) : [];
  const section = ownSection(runs, file, sections);
  return { facts, saved, sections, ...(section !== undefined && { section }) };
}
