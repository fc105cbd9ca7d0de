import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, type MachineText, type Source } from './Source.ts';

/** The file name ending of step definitions. */
export const STEPS_FILE = '.steps.json';

function machineBeside(root: string, file: string): MachineText | undefined {
  const machine = file.replace(STEPS_FILE, '.machine.ts');
  const path = join(root, machine);
  return existsSync(path) ? { file: machine, text: readFileSync(path, 'utf8') } : undefined;
}

/** Reads every steps JSON in the `flows` folder of a project, sorted by name. */
export function readStepSets(root: string): readonly Source[] {
  const folder = join(root, 'flows');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(STEPS_FILE) && statSync(join(folder, name)).isFile())
    .sort()
    .map((name) => {
      const file = `flows/${name.replaceAll('\\', '/')}`;
      return sourceOf(file, readFileSync(join(root, file), 'utf8'), machineBeside(root, file));
    });
}
