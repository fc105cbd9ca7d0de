import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { pageModules } from '#app/document/pageModules.ts';
import { labsPages, type LabsPageOf } from '#app/labs/labsPages.ts';
import { queryClient } from '#app/queryClient.ts';
import { createPortalRouter } from '#app/router.ts';

const named = [...pageModules.values(), ...Object.values<LabsPageOf>(labsPages)];

/** What these load later is made of controls and alerts alone, whose styles each of their pages has. */
const FRAMES = new Set([join('labs', 'LabsLayout.tsx'), join('labs', 'parts', 'LabAlarms.tsx')]);

it('every page of the dashboard names the code that draws it, by the id of its route', () => {
  const pages = Object.values(createPortalRouter(queryClient).routesById).filter(
    ({ id, options: { component } }) => /^\/signed-in\/shell\/(?!labs\/)/.test(id) && component,
  );
  expect(pages.map(({ id }) => id).toSorted()).toEqual([...pageModules.keys()].toSorted());
});

it('what pages name is there', () => {
  const sources = named.flatMap(({ module, part = module }) => [module, part]);
  expect(sources.filter((source) => !existsSync(join('app', source)))).toEqual([]);
});

it('a page names its part whose code comes later, so that its document brings the styles', () => {
  const parts = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !FRAMES.has(name))
    .flatMap((name) => {
      const loads = readFileSync(join('app', name), 'utf8').matchAll(
        /laterPart\(\s*async \(\) => (?:\(|\{\s*const \{[^}]*\} = )await import\('([^']+)'\)/g,
      );
      return [...loads].map(([, path = '']) => normalize(join(dirname(name), path)));
    });
  expect(parts.length).toBeGreaterThan(5);
  expect(new Set(named.flatMap(({ part = [] }) => part))).toEqual(new Set(parts));
});
