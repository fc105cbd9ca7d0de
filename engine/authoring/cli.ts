import { resolve } from 'node:path';
import { runCommand } from './runCommand.ts';

const root = resolve(import.meta.dirname, '../..');

void runCommand(root, process.argv.slice(2)).then(({ text, code }) => {
  process.stdout.write(text);
  process.exitCode = code;
});
