import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readStepSets, STEPS_FILE } from '../read/readStepSets.ts';
import type { NewFile } from '../scaffold/NewFile.ts';
import { newFlowFiles } from '../scaffold/newFlowFiles.ts';
import { newTemplateFiles } from '../scaffold/newTemplateFiles.ts';
import { nextSteps } from '../scaffold/nextSteps.ts';
import { flowNames } from '../scaffold/flowNames.ts';
import { nameProblem } from '../scaffold/nameProblem.ts';
import { withEntry } from '../scaffold/withEntry.ts';
import { flowNameOf, sourceOf } from '../read/Source.ts';
import type { Command, CommandResult } from './Command.ts';
import { factsFile } from './factsFile.ts';
import type { Project } from './project/Project.ts';

const INDEX = 'flows/flowIndex.ts';

const USAGE = 'npm run flows -- new <name> [--template]';

const options = { template: { type: 'boolean', default: false } } as const;

const notUnderstood = (problem: string): CommandResult => ({ text: `${problem}\n`, code: 2 });

function write(root: string, files: readonly NewFile[], next: readonly string[]): CommandResult {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { text: `${[...files.map(({ path }) => `${path} written`), '', ...next].join('\n')}\n`, code: 0 };
}

/** The file of all facts as it is with those of the new flow. */
function factsWith({ root, language }: Project, files: readonly NewFile[]): NewFile {
  const added = files.filter(({ path }) => path.endsWith(STEPS_FILE)).map(({ path, text }) => sourceOf(path, text));
  return factsFile(language, [...readStepSets(root), ...added]);
}

function writeFlow(project: Project, name: string): CommandResult {
  const { root } = project;
  if (existsSync(join(root, 'flows', name)))
    return notUnderstood(`there is a folder flows/${name} already; choose another name`);
  const index = withEntry(readFileSync(join(root, INDEX), 'utf8'), name);
  if (index === undefined)
    return notUnderstood(`${INDEX} has ${flowNames(name).flow} already, or is not written as this command knows it`);
  const files = newFlowFiles(name);
  const generated = [{ path: INDEX, text: index }, factsWith(project, files)];
  return write(root, [...files, ...generated], nextSteps.ofFlow(name));
}

/** Writes the files of a new flow or intake template. */
export const newFlow: Command = {
  name: 'new',
  takes: '<name> [--template]',
  does: 'write a flow to go on from, or an intake template: machine, questions, line in the index',
  run(project, args) {
    const { root } = project;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name] = positionals;
    if (name === undefined || positionals.length > 1) return notUnderstood(USAGE);
    const problem = nameProblem(name, new Set(readStepSets(root).map(flowNameOf)));
    if (problem !== undefined) return notUnderstood(problem);
    return values.template ? write(root, newTemplateFiles(name), nextSteps.ofTemplate(name)) : writeFlow(project, name);
  },
};
