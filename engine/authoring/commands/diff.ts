import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { checkSchema } from '../check/files/checkSchema.ts';
import { compositionsOf } from '../read/compositionsOf.ts';
import { diffDrafts, type DraftsDiff, type Versions } from '../diff/diffDrafts.ts';
import { diffSets } from '../diff/diffSets.ts';
import { formatDiff, isCovered } from '../diff/formatDiff.ts';
import { formatDrafts } from '../diff/formatDrafts.ts';
import { lineOf } from '../finding/Finding.ts';
import { readableSets } from '../check/files/readableSets.ts';
import { readStepSets } from '../read/readStepSets.ts';
import { sourceOf } from '../read/Source.ts';
import type { Command, CommandResult } from './Command.ts';
import { CommandError } from './project/CommandError.ts';
import type { Project } from './project/Project.ts';
import { readIndex } from './project/readIndex.ts';
import { readText } from './project/readText.ts';

const USAGE = `npm run flows -- diff <old> <new> [--drafts <dir>] [--json]

Each of the two is a steps JSON, or one of an earlier state as <revision>:<path>:
  npm run flows -- diff main:flows/pharmacy/pharmacy.steps.json flows/pharmacy/pharmacy.steps.json
`;

/** A buffer size in bytes that is larger than any steps JSON. */
const MAX_SIZE = 64 * 1024 * 1024;

/** The error text that git printed. */
function saidBy(error: unknown): string {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const [, fatal] = /^fatal: (.+)$/m.exec(stderr) ?? [];
  return fatal ?? (error instanceof Error ? error.message.trim() : String(error));
}

/** The text of a file, or of a file at a git revision; the path is relative to the project's folder. */
function textOf(root: string, name: string): string {
  const [, revision, file] = /^([^-:][^:]*):(?:\.\/)?(.+)$/.exec(name) ?? [];
  if (revision === undefined || file === undefined || existsSync(resolve(root, name))) return readText(root, name);
  const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: MAX_SIZE } as const;
  try {
    return execFileSync('git', ['show', `${revision}:./${file}`], options);
  } catch (cause) {
    throw new CommandError(`'${name}' cannot be read from git: ${saidBy(cause)}`, 2, { cause });
  }
}

function setOf({ root, language }: Project, name: string): StepSet {
  const { set, findings } = checkSchema(language, sourceOf(name, textOf(root, name)));
  if (set) return set;
  throw new CommandError(findings.map(lineOf).join('\n'), 1);
}

/** The facts declared by the flows that run with a step set; its conditions may read them. */
async function factsBeside({ root, language }: Project, flow: string): Promise<Versions['facts']> {
  const { written } = readableSets(language, readStepSets(root));
  const beside = compositionsOf(await readIndex(root), written, flow).flatMap((one) => one.written);
  const sets = beside.map(({ set }) => set).filter((set) => set.flow !== flow);
  return Object.assign(
    {},
    ...sets.flatMap(({ facts, effects }) => [
      facts,
      ...Object.values(effects ?? {}).flatMap(({ learns, learnsOnFailure }) => [learns, learnsOnFailure]),
    ]),
  );
}

function draftsIn(root: string, folder: string) {
  const path = resolve(root, folder);
  if (!existsSync(path)) throw new CommandError(`there is no folder '${folder}'`, 2);
  if (!statSync(path).isDirectory()) throw new CommandError(`'${folder}' is a file; name the folder of the drafts`, 2);
  const names = readdirSync(path, { withFileTypes: true })
    .filter((one) => !one.isDirectory() && one.name.endsWith('.json'))
    .map((one) => join(folder, one.name));
  return names.sort().map((name) => sourceOf(name, readText(root, name)));
}

interface Asked {
  readonly old: string;
  readonly now: string;
  readonly drafts: string | undefined;
  readonly json: boolean;
}

async function compared(project: Project, asked: Asked): Promise<CommandResult> {
  const { kinds } = project.language;
  const old = setOf(project, asked.old);
  const now = setOf(project, asked.now);
  if (old.flow !== now.flow)
    throw new CommandError(`'${asked.old}' is of flow '${old.flow}', and '${asked.now}' of '${now.flow}'`, 2);
  if (now.version < old.version)
    throw new CommandError(
      `'${asked.old}' is of version ${old.version}, later than version ${now.version} of '${asked.now}': name the older one first`,
      2,
    );
  const diff = diffSets(kinds, old, now);
  const day = new Date();
  const today = { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() };
  const drafts: DraftsDiff | undefined =
    asked.drafts === undefined
      ? undefined
      : diffDrafts(
          { kinds, old, now, derived: diff.derived, facts: await factsBeside(project, now.flow), today },
          draftsIn(project.root, asked.drafts),
        );
  const isLost = drafts?.drafts.some(({ lost }) => lost.some(({ reason }) => reason === 'removed')) ?? false;
  const code = isCovered(diff) && !isLost && (drafts?.unreadable ?? []).length === 0 ? 0 : 1;
  if (asked.json) return { text: `${JSON.stringify({ covered: isCovered(diff), ...diff, drafts }, null, 2)}\n`, code };
  return { text: `${[...formatDiff(diff), ...(drafts ? ['', ...formatDrafts(drafts)] : [])].join('\n')}\n`, code };
}

/** Compares two versions of a steps JSON, derives the migration and prints how stored drafts would be migrated. */
export const diff: Command = {
  name: 'diff',
  takes: '<old> <new> [--drafts <dir>] [--json]',
  does: 'compare two versions: the changes, the migration they need, and the result for stored drafts',
  async run(project, args) {
    const options = { drafts: { type: 'string' }, json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [old, now] = positionals;
    if (old === undefined || now === undefined || positionals.length > 2) return { text: USAGE, code: 2 };
    return compared(project, { old, now, drafts: values.drafts, json: values.json });
  },
};
