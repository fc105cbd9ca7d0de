import type { Facts } from '#engine/definition/facts.ts';
import type { Runs } from './editedFlows.ts';
import type { Beginning } from './live/WalkMessage.ts';
import { openableSections } from './openableSections.ts';
import { personaAnswers, personaFacts, type Persona } from './personas.ts';

/** What a persona begins a flow with, and where it can. */
export interface PossibleBeginning extends Beginning {
  /** The sections that open when they are asked for. */
  readonly sections: readonly string[];
}

/** The section of a file that is looked at first: where the file is a part of a flow, its own. */
function ownSection({ composition }: Runs, file: string, openable: readonly string[]): string | undefined {
  const own = composition.written.find(({ source }) => source.file === file)?.set;
  if (!own || own.flow === composition.flow) return undefined;
  return Object.keys(own.sections).find((section) => openable.includes(section));
}

interface Begun {
  readonly file: string;
  readonly persona: Persona;
  /** Facts that were changed by hand. */
  readonly changes: Facts;
}

/** How a persona begins a flow that runs while one of its files is looked at. */
export function beginningOf(runs: Runs, { file, persona, changes }: Begun): PossibleBeginning {
  const { composition, definition } = runs;
  const facts = { ...personaFacts(persona, definition), ...changes };
  const saved = personaAnswers(persona, definition, facts);
  const sections = composition.machine ? openableSections(composition.machine, definition, facts, saved) : [];
  const section = ownSection(runs, file, sections);
  return { facts, saved, sections, ...(section !== undefined && { section }) };
}
