import { compile } from '#engine/compile.ts';
import { readableSets } from '../checkFlows.ts';
import { compositionsOf } from '../compositionsOf.ts';
import { formatWitness } from '../formatFinding.ts';
import { Model } from '../Model.ts';
import { readStepSets } from '../readStepSets.ts';
import { witnesses } from '../witnesses.ts';
import type { Command } from './Command.ts';
import { readIndex } from './readIndex.ts';

/** Prints the witness set of a flow. */
export const walks: Command = {
  name: 'walks',
  takes: '<flow>',
  does: 'print a small set of walks that show every step, state, condition and failure of a flow',
  async run(root, [flow = '']) {
    const index = await readIndex(root);
    const { written } = readableSets(readStepSets(root));
    const found = compositionsOf(index, written, flow).flatMap((one) => (one.machine ? [one] : []));
    if (found.length === 0)
      return { text: `name one of the flows: ${written.map(({ set }) => set.flow).join(', ')}\n`, code: 2 };
    const sets = found.flatMap((composition) => {
      const { machine } = composition;
      const model = new Model(compile(...composition.written.map(({ set }) => set)));
      return machine ? [witnesses(composition, machine, model)] : [];
    });
    const text = sets.map(({ name, witnesses: all, goals, missed }) =>
      [
        `${name}: ${all.length} walks show ${goals.size - missed.size} of ${goals.size} steps, states, conditions and failures`,
        ...[...missed].map((one) => `  no walk found for: ${one}`),
        ...all.map((one, at) => [`  walk ${at + 1}`, ...formatWitness(one).map((line) => `    ${line}`)].join('\n')),
      ].join('\n'),
    );
    return { text: `${text.join('\n\n')}\n`, code: sets.some(({ missed }) => missed.size > 0) ? 1 : 0 };
  },
};
