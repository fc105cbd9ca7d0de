import { SourceMap, type SourceMapPayload } from 'node:module';

const FOLDERS = /(?:^|\/)(?:app|engine|flows|renderers|schemas|services)\//;

/** A file of the portal; not one of a package, or what the bundler adds. */
const isOwn = (source: string) => FOLDERS.test(source) && !source.includes('node_modules/');

/** For each character of a built script, the file of the portal that it comes from; undefined where it is not its own. */
export function ownSources(code: string, payload: SourceMapPayload): readonly (string | undefined)[] {
  const map = new SourceMap(payload);
  return code.split('\n').flatMap((line, row) => [
    ...Array.from(line, (_, column) => {
      const entry = map.findEntry(row, column);
      return 'originalSource' in entry && isOwn(entry.originalSource) ? entry.originalSource : undefined;
    }),
    undefined,
  ]);
}
