import { createHash } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { allowing, drawnPage, readStyledPage } from '#services/backend/pages/inlineParts.ts';
import { builtPortal } from '#tests/support/backend/builtPortal.ts';

const HTML = `<!doctype html><html><head><title>Portal</title>
<script type="module" crossorigin src="/assets/visit-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shared-1.js">
<link rel="stylesheet" crossorigin href="/assets/visit-1.css">
</head><body><div id="root"></div></body></html>`;

const { directory, remove } = builtPortal({
  'visit.html': HTML,
  'assets/visit-1.js': 'import"./shared-1.js";import{t as e}from"./other-1.js";e();',
  'assets/visit-1.css': 'p{margin:0}',
  'legible.html': HTML.replace('visit-1.js', 'legible-1.js'),
  'assets/legible-1.js': 'import "./shared-1.js";\nimport { t as e } from "./other-1.js";\ne();\n',
});
afterAll(remove);

const START = 'import"/assets/shared-1.js";import{t as e}from"/assets/other-1.js";e();';

it('what is drawn stands before the code, what it is drawn with before it', () => {
  const page = readStyledPage(directory, 'visit.html');
  const html = drawnPage(page.html, page, {
    head: `<style>${page.css}</style>`,
    screen: '<p>Hello</p>',
    data: '<i></i>',
  });
  expect(html.replaceAll('\n', '')).toBe(
    '<!doctype html><html><head><title>Portal</title><style>p{margin:0}</style>' +
      '<link rel="expect" href="#start" blocking="render"></head><body><div id="root"><p>Hello</p></div>' +
      '<link rel="modulepreload" crossorigin href="/assets/shared-1.js">' +
      `<script type="module" id="start">${START}</script><i></i></body></html>`,
  );
});

it('the policy allows the scripts that stand in a page, each by its hash, and no other', () => {
  const { start, css } = readStyledPage(directory, 'visit.html');
  const hash = createHash('sha256').update(START).digest('base64');
  const early = createHash('sha256').update('early()').digest('base64');
  expect(allowing("script-src 'self'; style-src 'self'", { style: css, scripts: ['early()', start] })).toContain(
    `script-src 'self' 'sha256-${early}' 'sha256-${hash}';`,
  );
});

it('a build that was not minified finds its code as well', () => {
  const { start } = readStyledPage(directory, 'legible.html');
  expect(start).toBe('import "/assets/shared-1.js";\nimport { t as e } from "/assets/other-1.js";\ne();\n');
});
