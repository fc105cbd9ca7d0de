import { useMemo, useState } from 'react';
import type { Value } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/facts.ts';
import type { Beginning } from './live/WalkMessage.ts';
import { openableSections } from './openableSections.ts';
import { personaAnswers, personaFacts, personas } from './personas.ts';
import type { Running } from './useRunning.ts';
import type { WalkSettings } from './WalkBar.tsx';

const noFacts: Facts = {};

/** The section of a file that is looked at first: where the file is a part of a flow, its own. */
function ownSection({ composition, file }: Running, openable: readonly string[]): string {
  const own = composition.written.find(({ source }) => source.file === file)?.set;
  if (!own || own.flow === composition.flow) return '';
  return Object.keys(own.sections).find((section) => openable.includes(section)) ?? '';
}

/** Who walks and from where: a persona, facts changed by hand, the section to open. */
export function useWalkSettings(running: Running | undefined) {
  const [chosen, setChosen] = useState<Omit<WalkSettings, 'section'>>({ persona: 0, width: 'phone', ask: false });
  const [changes, setChanges] = useState(noFacts);
  const [asked, setAsked] = useState<string>();
  const persona = personas[chosen.persona] ?? personas[0];
  const definition = running?.definition;
  const { facts, saved } = useMemo(() => {
    const known = definition ? { ...personaFacts(persona, definition), ...changes } : changes;
    return { facts: known, saved: definition ? personaAnswers(persona, definition, known) : {} };
  }, [definition, persona, changes]);
  const sections = useMemo(() => {
    const machine = running?.composition.machine;
    return machine ? openableSections(machine, running.definition, facts, saved) : [];
  }, [running, facts, saved]);
  const section = asked ?? (running ? ownSection(running, sections) : '');
  const beginning: Beginning = { facts, saved, ...(section !== '' && { section }) };
  return {
    settings: { ...chosen, section } satisfies WalkSettings,
    sections,
    facts,
    beginning,
    /** Changes when the walk is to begin anew. */
    of: useMemo(() => ({ persona, changes, asked }), [persona, changes, asked]),
    change: ({ section: next, ...others }: Partial<WalkSettings>) => {
      if (next !== undefined) setAsked(next);
      if (others.persona !== undefined) setChanges(noFacts);
      setChosen((before) => ({ ...before, ...others }));
    },
    changeFact: (ref: string, value: Value | undefined) => setChanges((before) => ({ ...before, [ref]: value })),
    /** Another file opens where it is looked at first. */
    forget: () => setAsked(undefined),
  };
}
