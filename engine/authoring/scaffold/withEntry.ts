import { flowNames } from './flowNames.ts';

const imported = /^import \{ (\w+Flow) \} from '\.\/([\w-]+)\/[\w-]+\.flow\.ts';$/;
const END = '];';

/**
 * Adds a flow to the text of `flows/flowIndex.ts`: its import in alphabetical order, its entry at the end.
 *
 * @returns undefined when the text has an unexpected form or already contains the flow
 */
export function withEntry(index: string, name: string): string | undefined {
  const lines = index.trimEnd().split('\n');
  const { flow } = flowNames(name);
  const imports = lines.flatMap((line, at) => {
    const [, known, folder = ''] = imported.exec(line) ?? [];
    return known === undefined ? [] : [{ known, folder, at }];
  });
  const last = imports.at(-1);
  if (!last || lines.at(-1) !== END || imports.some(({ known }) => known === flow)) return undefined;
  const before = imports.find(({ folder }) => folder > name)?.at ?? last.at + 1;
  return [
    ...lines.slice(0, before),
    `import { ${flow} } from './${name}/${name}.flow.ts';`,
    ...lines.slice(before, -1),
    `  ${flow},`,
    END,
    '',
  ].join('\n');
}
