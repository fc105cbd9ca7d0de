import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewestDraw } from '#app/labs/results/NewestDraw.ts';
import { OtherList } from '#app/labs/results/OtherList.tsx';
import { OwnDraw } from '#app/labs/results/OwnDraw.tsx';
import { drawDays } from '#app/labs/rules/needsAttention.ts';
import { isPlural } from '#app/labs/rules/questionAbout.ts';
import type { LabOther } from '#schemas/wire/labs/labReport.ts';

const sent = (collected_at: string): LabOther => ({
  _id: collected_at,
  report: '0123456789abcdef01234567',
  name: 'Ceruloplasmin',
  code: null,
  value: '12',
  unit: 'mg/dL',
  range: null,
  band: 'flagged',
  status: 'final',
  why: 'unplaced',
  collected_at,
});

it.each([
  ['one day', ['2026-11-27T08:00:00-08:00'], ['2026-11-27']],
  ['an earlier day', ['2026-11-19', '2026-11-27'], ['2026-11-19', '2026-11-27']],
  ['days of several years', ['2026-11-19', '2025-12-30T23:00:00-08:00'], ['2025-12-30', '2026-11-27']],
])('a page of results of %s says so', (_, days, told) => {
  expect(drawDays({ markers: [], others: days.map(sent) }, '2026-11-27T08:00:00-08:00')).toEqual(told);
});

it.each([
  ['2026-11-27', '2026-11-27T08:00:00Z', false],
  ['2026-11-27', '2026-11-19T08:00:00Z', true],
  [undefined, '2026-11-19T08:00:00Z', false],
])('where the page names %s, a row of %s has a day of its own: %s', (newest, at, isTold) => {
  const drawn = (child: React.ReactElement) => renderToString(createElement(NewestDraw, { value: newest }, child));
  expect(drawn(createElement(OwnDraw, { at })).includes('November 19, 2026')).toBe(isTold);
  const list = drawn(createElement(OtherList, { others: [sent(at)], label: 'Results' }));
  expect(list.includes('November 19, 2026')).toBe(isTold);
});

it.each([
  ['White blood cells', true],
  ['Platelets', true],
  ['Triglycerides', true],
  ['Estimated filtration rate (eGFR)', false],
  ['LDL cholesterol', false],
  ['Phosphorus', false],
])('%s is the name of many: %s', (name, isMany) => {
  expect(isPlural(name)).toBe(isMany);
});
