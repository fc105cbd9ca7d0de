import { flowNames } from './flowNames.ts';

const imported = /^import \{ (\w+Flow) \} from '\.\/([\w-]+)\/[\w-]+\.flow\.ts';$/;
const END = '];';

/**
 * The text of `flows/flowIndex.ts` with one flow more: it is imported in the order of the names, its line stands
 * last.
 *
 * @returns undefined where the text does not look as it does here, or has that flow already
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
