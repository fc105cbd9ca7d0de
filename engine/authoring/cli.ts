import { resolve } from 'node:path';
import { runCommand } from './runCommand.ts';

const root = resolve(import.meta.dirname, '../..');

const { text, code } = await runCommand(root, process.argv.slice(2));
process.stdout.write(text);
process.exitCode = code;
