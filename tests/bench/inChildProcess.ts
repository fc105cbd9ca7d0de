import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Runs a script of the bench in a Node process of its own and gives the number it prints.
 *
 * @throws Error where the script fails or prints no number
 */
export function inChildProcess(script: string, ...parameters: readonly string[]): number {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const output = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', path, ...parameters], {
    encoding: 'utf8',
  });
  const number = Number(output.trim());
  if (output.trim() === '' || Number.isNaN(number)) throw new Error(`${script} printed no number: ${output}`);
  return number;
}
