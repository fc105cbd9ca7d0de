import { parseArgs } from 'node:util';
import { didYouMean } from '../didYouMean.ts';
import { exportMachine } from '../export/exportMachine.ts';
import { machinesIn } from '../machineParts.ts';
import type { Command } from './Command.ts';
import { readFlows } from './readFlows.ts';
import { writeOut } from './writeOut.ts';

const options = { all: { type: 'boolean', default: false }, out: { type: 'string' } } as const;

/** Writes a flow's machine as JSON for Stately's editor. */
export const exportFlow: Command = {
  name: 'export',
  takes: '<flow> [--all] [--out <file>]',
  does: 'write the machine of a flow as JSON that Stately imports; with --all, by name, those it runs as well',
  async run(root, args) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name = ''] = positionals;
    const { index, written } = await readFlows(root);
    const machines = index.flatMap(({ machine }) => machinesIn(machine));
    const machine = machines.find(({ id }) => id === name);
    if (!machine) {
      const names = [...new Set(machines.map(({ id }) => id))];
      return {
        text: `there is no machine '${name}'${didYouMean(name, names)}; there are ${names.join(', ')}\n`,
        code: 2,
      };
    }
    const sets = written.map(({ set }) => set);
    const exported = values.all
      ? Object.fromEntries(machinesIn(machine).map((one) => [one.id, exportMachine(one, sets)]))
      : exportMachine(machine, sets);
    return writeOut(root, `${JSON.stringify(exported, null, 2)}\n`, values.out);
  },
};
