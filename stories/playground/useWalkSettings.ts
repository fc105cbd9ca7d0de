import { useMemo, useState } from 'react';
import type { Value } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { beginningOf, type PossibleBeginning } from './beginningOf.ts';
import type { Beginning } from './live/WalkMessage.ts';
import { personas } from './personas.ts';
import type { Running } from './useRunning.ts';
import type { WalkSettings } from './WalkBar.tsx';

const noFacts: Facts = {};

/** The start of a walk: a persona, facts changed by the author, and the section to open. */
export function useWalkSettings(running: Running | undefined) {
  const [chosen, setChosen] = useState<Omit<WalkSettings, 'section'>>({ persona: 0, width: 'phone', ask: false });
  const [changes, setChanges] = useState(noFacts);
  const [asked, setAsked] = useState<string>();
  const persona = personas[chosen.persona] ?? personas[0];
  const {
    facts,
    saved,
    sections,
    section: own = '',
  } = useMemo(
    (): PossibleBeginning =>
      running
        ? beginningOf(running, { file: running.edit.file, persona, changes })
        : { facts: changes, saved: {}, sections: [] },
    [running, persona, changes],
  );
  const section = asked ?? own;
  const beginning: Beginning = { facts, saved, ...(section !== '' && { section }) };
  return {
    settings: { ...chosen, section } satisfies WalkSettings,
    sections,
    facts,
    beginning,
    /** A new object when the walk must restart. */
    of: useMemo(() => ({ persona, changes, asked }), [persona, changes, asked]),
    change: ({ section: next, ...others }: Partial<WalkSettings>) => {
      if (next !== undefined) setAsked(next);
      if (others.persona !== undefined) setChanges(noFacts);
      setChosen((before) => ({ ...before, ...others }));
    },
    changeFact: (ref: string, value: Value | undefined) => setChanges((before) => ({ ...before, [ref]: value })),
    /** Returns to the default section, for another file. */
    forget: () => setAsked(undefined),
  };
}
