import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkerChart } from '#app/labs/charts/MarkerChart.tsx';
import { RangeBar } from '#app/labs/charts/RangeBar.tsx';
import { TrendsChart } from '#app/labs/charts/TrendsChart.tsx';
import { exampleBiomarker, exampleYear } from '#stories/pages/labs/exampleResults.ts';

const biomarker = exampleBiomarker();
const zone = 'America/Los_Angeles';
const treatments = [{ name: 'Rosuvastatin', from: '2025-07-01T16:00:00.000Z', to: null, changes: [] }];

const drawings = [
  ['a marker', () => createElement(MarkerChart, { biomarker, results: exampleYear, treatments, zone })],
  ['trends', () => createElement(TrendsChart, { series: [{ biomarker, results: [...exampleYear] }], zone })],
  ['a range', () => exampleYear[0] && createElement(RangeBar, { biomarker, result: exampleYear[0] })],
] as const;

describe.each(drawings)('the chart of %s, drawn by a server', (_, draw) => {
  it('needs no inline style, which the policy of the pages refuses', () => {
    const html = renderToString(draw());
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/ style=|<style/);
  });

  it('has no number that is none', () => {
    expect(renderToString(draw())).not.toMatch(/NaN|Infinity|undefined|null/);
  });
});

it('a marker without results has no chart', () => {
  expect(renderToString(createElement(MarkerChart, { biomarker, results: [], zone }))).toBe('');
  expect(renderToString(createElement(TrendsChart, { series: [{ biomarker, results: [] }], zone }))).toBe('');
});
