import { useMemo, useState } from 'react';
import type { Value } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { beginningOf, type PossibleBeginning } from './beginningOf.ts';
import type { Beginning } from './live/WalkMessage.ts';
import { personas } from './personas.ts';
import type { Running } from './useRunning.ts';
import type { WalkSettings } from './WalkBar.tsx';

const noFacts: Facts = {};

/** Who walks and from where: a persona, facts changed by hand, the section to open. */
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
