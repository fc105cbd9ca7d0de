const modules = import.meta.glob<string>('../../flows/**/*.steps.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The saved texts of all step sets, by their path in the project. */
export const flowTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(modules)
    .map(([path, text]) => [path.replace('../../', ''), text] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);
