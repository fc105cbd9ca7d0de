import type {
  LabAnalysis,
  LabCounts,
  LabMarkerHistory,
  LabOverview,
  LabPreparation,
} from '#schemas/wire/labs/labReads.ts';
import type { LabBiomarker, LabMarker, LabOther, LabReport, LabResult } from '#schemas/wire/labs/labReport.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';

/** A lab test that was just bought. */
export const examplePanel = (more: Partial<LabPanel> = {}): LabPanel => ({
  _id: 'a'.repeat(24),
  product_template: 'b'.repeat(24),
  name: 'Longevity Panel',
  purchase: '65f0c0ffee0123456789abcd',
  payment: { amount: 22_900, status: 'captured' },
  status: 'pending',
  status_at: null,
  critical: false,
  alarms: [],
  ended: [],
  latestReport: null,
  created_at: '2026-03-06T18:30:00.000Z',
  ...more,
});

/** A report of it. */
export const exampleReport = (more: Partial<LabReport> = {}): LabReport => ({
  _id: 'c'.repeat(24),
  panelId: 'a'.repeat(24),
  name: 'Longevity Panel',
  status: 'final',
  status_at: '2026-06-02T15:00:00.000Z',
  performer: 'Northlab',
  fasting: true,
  collected_at: '2026-06-01T13:00:00.000Z',
  issued_at: '2026-06-02T15:00:00.000Z',
  ...more,
});

/** One with results that are there. */
export const exampleReady = (more: Partial<LabPanel> = {}): LabPanel =>
  examplePanel({
    status: 'results_ready',
    status_at: '2026-06-02T15:00:00.000Z',
    latestReport: {
      _id: 'c'.repeat(24),
      status: 'final',
      statusChangedAt: '2026-06-02T15:00:00.000Z',
      opened: false,
      explained: false,
    },
    ...more,
  });

/** A marker of the catalogue. */
export const exampleBiomarker = (more: Partial<LabBiomarker> = {}): LabBiomarker => ({
  _id: 'ferritin',
  name: 'Ferritin',
  category: 'nutrients',
  unit: 'ng/mL',
  decimals: 0,
  fasting: 'no',
  is: 'Ferritin shows how much iron the body has in store.',
  moves: 'Iron in food and inflammation raise it, while blood loss and periods lower it.',
  bands: { low: 'This is below the range, so it is worth looking at your iron stores.' },
  target: { low: 40, high: 150 },
  critical: null,
  sources: { reference: 'Large US reference laboratories', target: 'Our own target; no guideline sets one' },
  actions: {
    low: {
      text: 'Eat foods rich in iron, such as meat, beans or lentils. Ask your care team before you use iron products.',
      source: 'NIH Office of Dietary Supplements, iron',
    },
    high: { text: 'Ask for a new test once a cold or injury is over.', source: 'MedlinePlus, ferritin blood test' },
  },
  ...more,
});

/** A result of it. */
export const exampleResult = (more: Partial<LabResult> = {}): LabResult => ({
  report: 'c'.repeat(24),
  collected_at: '2026-06-01T13:00:00.000Z',
  value: 11,
  comparator: null,
  unit: 'ng/mL',
  band: 'low',
  status: 'final',
  reference: { low: 15, high: 307, source: 'laboratory', by: 'Northlab' },
  ...more,
});

const earlier = { report: 'd'.repeat(24), collected_at: '2026-03-01T13:00:00.000Z' } as const;

const potassium = exampleBiomarker({
  _id: 'potassium',
  name: 'Potassium',
  category: 'kidney',
  unit: 'mmol/L',
  decimals: 1,
  bands: { 'critical-high': 'This is far above the range, and needs a look at once.' },
  target: null,
  sources: {},
});

const insulin = exampleBiomarker({
  _id: 'insulin',
  name: 'Fasting insulin',
  category: 'metabolic',
  unit: 'u[IU]/mL',
  decimals: 1,
});

/** Markers with a result in several states. */
export const exampleMarkers: readonly LabMarker[] = [
  {
    biomarker: exampleBiomarker(),
    result: exampleResult(),
    previous: exampleResult({ ...earlier, value: 24, band: 'in-range' }),
  },
  {
    biomarker: insulin,
    result: exampleResult({
      value: 0.2,
      comparator: '<',
      unit: 'u[IU]/mL',
      band: null,
      reference: { low: 2.6, high: 24.9, source: 'catalogue' },
    }),
    previous: null,
  },
  {
    biomarker: potassium,
    result: exampleResult({
      value: 4.5,
      unit: 'mmol/L',
      band: 'in-range',
      status: 'corrected',
      reference: { low: 3.5, high: 5.1, source: 'laboratory' },
    }),
    previous: null,
  },
];

/** A result as a laboratory has sent it, which no marker has a place for. */
export const exampleOther = (more: Partial<LabOther> = {}): LabOther => ({
  _id: more.name ?? 'ceruloplasmin',
  report: 'c'.repeat(24),
  name: 'Ceruloplasmin',
  code: '2064-4',
  value: '61',
  unit: 'mg/dL',
  range: '18 to 53',
  band: 'high',
  status: 'final',
  flag: 'High',
  why: 'unplaced',
  collected_at: '2026-06-01T13:00:00.000Z',
  ...more,
});

/** The same with a value that is far beyond its range. */
export const criticalMarkers: readonly LabMarker[] = exampleMarkers.map((marker) =>
  marker.biomarker._id === 'potassium' && marker.result
    ? { ...marker, result: { ...marker.result, value: 6.8, band: 'critical-high', status: 'final' } }
    : marker,
);

const none: LabCounts = {
  'critical-low': 0,
  low: 0,
  'in-range': 0,
  optimal: 0,
  high: 0,
  'critical-high': 0,
  flagged: 0,
  'marked-low': 0,
  'marked-high': 0,
  'critical-flagged': 0,
  none: 0,
};

/** A report as a whole. */
export const exampleOverview = (more: Partial<LabOverview> = {}): LabOverview => ({
  report: exampleReport(),
  reports: [
    exampleReport(),
    exampleReport({
      _id: 'd'.repeat(24),
      status: 'corrected',
      collected_at: '2026-03-01T13:00:00.000Z',
      issued_at: '2026-03-02T15:00:00.000Z',
      status_at: '2026-03-04T15:00:00.000Z',
    }),
  ],
  counts: { ...none, low: 1, none: 1, 'in-range': 1 },
  categories: [
    { slug: 'metabolic', name: 'Blood sugar and metabolism', counts: { ...none, none: 1 } },
    { slug: 'kidney', name: 'Kidneys and minerals', counts: { ...none, 'in-range': 1 } },
    { slug: 'nutrients', name: 'Vitamins and iron', counts: { ...none, low: 1 } },
  ],
  biological_age: { status: 'available', reason: null, age: 34.21, own: 38 },
  ...more,
});

/** Its results. */
export const exampleAnalysis = (more: Partial<LabAnalysis> = {}): LabAnalysis => ({
  report: exampleReport(),
  explanation: {
    author: 'Maya Lindqvist, MD',
    text: 'Your iron stores are low. Please tell me how you eat, and we will measure them again.',
    at: '2026-06-03T15:00:00.000Z',
  },
  comment: { author: 'Northlab', text: 'Potassium was measured again.', at: '2026-06-02T15:00:00.000Z' },
  markers: [...exampleMarkers],
  others: [],
  ...more,
});

/** Everything that was measured of a marker. */
export const exampleHistory = (more: Partial<LabMarkerHistory> = {}): LabMarkerHistory => ({
  biomarker: exampleBiomarker(),
  results: [exampleResult(), exampleResult({ ...earlier, value: 24, band: 'in-range', status: 'amended' })],
  treatments: [
    {
      name: 'Generic Rapamycin',
      from: '2026-02-01T13:00:00.000Z',
      to: null,
      changes: [{ at: '2026-04-15T13:00:00.000Z', instructions: 'Take 2 capsules (6 mg) by mouth once a week.' }],
    },
    { name: 'NAD+ Support', from: '2025-02-01T13:00:00.000Z', to: '2026-01-01T13:00:00.000Z', changes: [] },
  ],
  ...more,
});

/** How to come to a draw. */
export const examplePreparation = (more: Partial<LabPreparation> = {}): LabPreparation => ({
  fasting_hours: 10,
  items: ['Do not exercise hard on the day before.', 'Bring your order and a photo ID.'],
  water: 'Drink a glass or two of water before you come.',
  medicines: 'Take your medicines as usual, unless your care team told you otherwise.',
  ...more,
});
