import { parseArgs } from 'node:util';
import { compositionsOf } from '../read/compositionsOf.ts';
import { coverageTable } from '../witness/coverageTable.ts';
import { formatWitness } from '../finding/formatFinding.ts';
import { goalsOf } from '../witness/goalsOf.ts';
import { noSuch } from '../finding/noSuch.ts';
import { witnessesBeyond } from '../witness/witnessesBeyond.ts';
import type { WitnessSet } from '../witness/witnesses.ts';
import type { Command } from './Command.ts';
import { readFlows } from './project/readFlows.ts';

const TAKES = '<flow>';

const USAGE = `npm run flows -- walks ${TAKES}`;

const written = ({ name, witnesses, missed }: WitnessSet) =>
  [
    `${name}: ${witnesses.length} walks`,
    ...[...missed].map((one) => `  no walk found for: ${one}`),
    ...witnesses.map((one, at) => [`  walk ${at + 1}`, ...formatWitness(one).map((line) => `    ${line}`)].join('\n')),
  ].join('\n');

/** Prints the witness walks of a flow, and how much of the flow they cover. */
export const walks: Command = {
  name: 'walks',
  takes: TAKES,
  does: 'print a small set of walks that show every step, state, condition and failure of a flow',
  async run(project, args) {
    const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) return { text: `${USAGE}\n`, code: 2 };
    const flows = await readFlows(project);
    const compositions = compositionsOf(flows.index, flows.written, name);
    if (compositions.length === 0) {
      const names = flows.written.map(({ set }) => set.flow);
      return { text: `${noSuch('flow', name, names)}\n`, code: 2 };
    }
    const missing = new Set<string>();
    const sets = compositions.flatMap((one, at) => {
      const found = witnessesBeyond(one, compositions.slice(0, at), missing);
      for (const goal of found?.goals ?? []) missing.delete(goal);
      for (const goal of found?.missed ?? []) missing.add(goal);
      return found ?? [];
    });
    const goals = compositions.flatMap((one) => (one.machine ? goalsOf(one, one.machine) : []));
    const shown = new Set(sets.flatMap(({ goals: own, missed }) => [...own].filter((one) => !missed.has(one))));
    const text = [...sets.map(written), `What is shown of how many:\n${coverageTable(goals, shown)}`];
    return { text: `${text.join('\n\n')}\n`, code: missing.size > 0 ? 1 : 0 };
  },
};
