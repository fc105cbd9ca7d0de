import { parseArgs } from 'node:util';
import { readableSets } from '../checkFlows.ts';
import { didYouMean } from '../didYouMean.ts';
import { ExportError } from '../export/ExportError.ts';
import { exportMachine } from '../export/exportMachine.ts';
import { machinesIn } from '../machineParts.ts';
import { readStepSets } from '../readStepSets.ts';
import type { Command } from './Command.ts';
import { readIndex } from './readIndex.ts';
import { writeOut } from './writeOut.ts';

const options = { all: { type: 'boolean', default: false }, out: { type: 'string' } } as const;

/** Writes a flow's machine as JSON for Stately's editor. */
export const exportFlow: Command = {
  name: 'export',
  takes: '<flow> [--all] [--out <file>]',
  does: 'write the machine of a flow as JSON that Stately imports; with --all, by name, those it runs as well',
  async run(root, args) {
    try {
      const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
      const [name = ''] = positionals;
      const machines = (await readIndex(root)).flatMap(({ machine }) => machinesIn(machine));
      const machine = machines.find(({ id }) => id === name);
      if (!machine) {
        const names = [...new Set(machines.map(({ id }) => id))];
        return {
          text: `there is no machine '${name}'${didYouMean(name, names)}; there are ${names.join(', ')}\n`,
          code: 2,
        };
      }
      const sets = readableSets(readStepSets(root)).written.map(({ set }) => set);
      const exported = values.all
        ? Object.fromEntries(machinesIn(machine).map((one) => [one.id, exportMachine(one, sets)]))
        : exportMachine(machine, sets);
      return writeOut(root, `${JSON.stringify(exported, null, 2)}\n`, values.out);
    } catch (error) {
      if (error instanceof ExportError) return { text: `${error.message}\n`, code: 1 };
      if (error instanceof Error && 'code' in error) return { text: `${error.message}\n`, code: 2 };
      throw error;
    }
  },
};
