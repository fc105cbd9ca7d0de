import type { StepLanguage } from '../read/StepLanguage.ts';
import { checkSchema } from '../check/files/checkSchema.ts';
import { definitionOf } from '../read/Composition.ts';
import { draftBecomes } from './draftBecomes.ts';
import type { FlowEntry } from '../read/FlowEntry.ts';
import { readableSets } from '../check/files/readableSets.ts';
import { refusalOf } from '../finding/refusalOf.ts';
import { replay, shows } from './replay.ts';
import { flowNameOf, type Source } from '../read/Source.ts';
import type { Witness } from '../finding/Witness.ts';

/** The reasons why a text is not a valid step set. */
function unread(language: StepLanguage, source: Source | undefined, name: string): readonly string[] | undefined {
  if (!source) return [`there is no steps JSON '${name}'`];
  const { set, findings } = checkSchema(language, source);
  return set ? undefined : findings.map(({ what }) => what);
}

/**
 * Whether a witness proves its claim. As in the portal, the step sets are read and composed, real actors replay the
 * walk, and the migrations carry drafts over.
 */
export async function confirms(
  witness: Witness,
  sources: readonly Source[],
  flows: readonly FlowEntry[],
  language: StepLanguage,
): Promise<boolean> {
  const { sets: names } = witness;
  const found = names.map((name, at) => {
    const called = sources.filter((source) => flowNameOf(source) === name);
    return called[names.slice(0, at).filter((one) => one === name).length];
  });
  const refused = witness.shows.flatMap((shown) => ('refused' in shown ? [shown.refused] : []));
  const problems = names.flatMap((name, at) => unread(language, found[at], name) ?? []);
  if (problems.length > 0) return refused.length > 0 && refused.every((one) => problems.includes(one));
  const { written } = readableSets(
    language,
    found.filter((source) => source !== undefined),
  );
  const drafts = witness.shows.flatMap((shown) => ('draft' in shown ? [shown] : []));
  if (drafts.length > 0)
    return drafts.every(({ draft, becomes }) =>
      draftBecomes({ kinds: language.kinds, sets: written.map(({ set }) => set) }, draft, becomes),
    );
  const refusal = refusalOf(written);
  if (refusal !== undefined) return refused.length > 0 && refused.every((one) => one === refusal);
  const machine = flows.find(({ flow }) => flow === witness.flow)?.machine;
  if (!machine) return false;
  const replayed = await replay(machine, definitionOf(written), witness);
  return witness.shows.every((shown) => shows(replayed, shown));
}
