import type { Plugin } from 'vite';

/** Files by name, with the files that each of them imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import each other in a circle, each named after the one that imports it; none when there is no circle. */
export function circleOf(imports: Imports): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/**
 * Refuses a build whose files import each other in a circle: which of them runs first would depend on the document that
 * loads them, and what one needs of the other at once would be missing in some documents only.
 */
export function loadOrderPlugin(): Plugin {
  return {
    name: 'portal-load-order',
    apply: 'build',
    generateBundle(_, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
        ),
      );
      const circle = circleOf(imports);
      if (!circle) return;
      this.error(
        `these files import each other in a circle: ${circle.join(' -> ')}. Name the modules that both need in a group of app/documentCode.ts that comes before the two.`,
      );
    },
  };
}
