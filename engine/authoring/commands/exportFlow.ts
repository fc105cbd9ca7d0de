import { parseArgs } from 'node:util';
import { kindsOf } from '../read/Composition.ts';
import { exportMachine } from '../export/exportMachine.ts';
import { machinesIn } from '../explore/machineParts.ts';
import { noSuch } from '../finding/noSuch.ts';
import type { Command } from './Command.ts';
import { readFlows } from './project/readFlows.ts';
import { writeOut } from './writeOut.ts';

const TAKES = '<flow> [--all] [--out <file>]';

const USAGE = `npm run flows -- export ${TAKES}`;

const options = { all: { type: 'boolean', default: false }, out: { type: 'string' } } as const;

/** Writes a flow's machine as JSON for Stately's editor. */
export const exportFlow: Command = {
  name: 'export',
  takes: TAKES,
  does: 'write the machine of a flow as JSON that Stately imports; with --all, by name, those it runs as well',
  async run(project, args) {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) return { text: `${USAGE}\n`, code: 2 };
    const { index, written } = await readFlows(project);
    const machines = index.flatMap(({ machine }) => machinesIn(machine));
    const machine = machines.find(({ id }) => id === name);
    if (!machine) {
      const names = [...new Set(machines.map(({ id }) => id))];
      return { text: `${noSuch('machine', name, names)}\n`, code: 2 };
    }
    const sets = written.map(({ set }) => set);
    const exported = values.all
      ? Object.fromEntries(machinesIn(machine).map((one) => [one.id, exportMachine(one, kindsOf(written), sets)]))
      : exportMachine(machine, kindsOf(written), sets);
    return writeOut(project.root, `${JSON.stringify(exported, null, 2)}\n`, values.out);
  },
};
