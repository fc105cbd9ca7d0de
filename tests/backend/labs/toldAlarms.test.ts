import { expect, it } from 'vitest';
import { labPanelOf, type PanelRow } from '#services/backend/modules/labs/reading/criticalValues.ts';

const DAY = 24 * 60 * 60 * 1000;
const at = '2026-06-05T15:00:00.000Z';
const sent = { name: 'Potassium', value: 6.7, text: null, unit: 'mmol/L', low: null, high: null };
const value = { report: 'r', biomarker: null, value: 6.7, comparator: null, sent };
const panel: PanelRow = {
  _id: 'p',
  product_template: 't',
  name: 'Panel',
  purchase: 'o',
  payment: null,
  status: 'results_ready',
  status_at: at,
  waiting: null,
  latestReport: null,
  created_at: at,
  alarms: [],
  ended: [],
};

it.each([
  [false, 0, 1],
  [true, 6, 1],
  [true, 8, 0],
  [false, 8, 1],
])('an ended alarm that was read (%s) is told after %d days %d times', (seen, days, count) => {
  const row = { ...panel, ended: [{ ...value, why: 'closed', at, seen, now: null } as const] };
  const { ended } = labPanelOf({ biomarkers: new Map() }, row, new Date(Date.parse(at) + days * DAY));
  expect(ended).toHaveLength(count);
});
