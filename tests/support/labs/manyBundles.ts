import { labBundle, type BundledReport, type BundledResult } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { sentBundle, type Sent } from '../backend/sentBundle.ts';

const glucose: BundledResult = { code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 };
const potassium: BundledResult = { code: '2823-3', value: 4.2, unit: 'mmol/L' };
const ldl: BundledResult = { code: '13457-7', value: 118, unit: 'mg/dL' };
const critical: BundledResult = { ...potassium, value: 6.9, flag: 'HH' };
const sodium: BundledResult = { code: '2951-2', value: 140, unit: 'mmol/L', low: 136, high: 145 };
const blasts: BundledResult = { code: '99998-8', name: 'Blasts', value: 12, unit: '%', flag: 'AA' };
const crp: BundledResult = { code: '30522-7', value: 0.2, comparator: '<', unit: 'mg/L' };

const DAY = 24 * 60 * 60 * 1000;
/** A day of the draws, counted from the first one. */
export const drawnAt = (day: number, hour = 12) =>
  new Date(Date.UTC(2025, 2, 1) + day * DAY + hour * 60 * 60 * 1000).toISOString();

type Of = Pick<BundledReport, 'order' | 'patient'>;
type Version = Omit<BundledReport, 'order' | 'patient' | 'identifier' | 'collected' | 'issued'> & {
  readonly made: number;
};

/** The versions of one report, in the order in which the laboratory made them. */
const versions =
  (name: string, drawn: number, ...all: readonly Version[]) =>
  (of: Of): readonly unknown[] =>
    all.map(({ made, ...version }) =>
      labBundle({
        ...of,
        identifier: `${name} of ${of.order}`,
        collected: drawnAt(drawn, 8),
        issued: drawnAt(drawn + 1),
        updated: drawnAt(made),
        ...version,
      }),
    );

/** A right bundle that was spoiled. */
const spoiled = (spoil: (text: string) => string) => (of: Of) => [
  JSON.parse(
    spoil(
      JSON.stringify(
        labBundle({ ...of, identifier: 'wrong', collected: drawnAt(3), issued: drawnAt(4), results: [glucose] }),
      ),
    ),
  ),
];

/** A report with no more than what US Core asks for, as a text of several results. */
const bare = (drawn: number, versionsOf: readonly (readonly [made: number, results: readonly Sent[]])[]) => (of: Of) =>
  versionsOf.map(([made, results]) =>
    sentBundle(of, results, {
      effectiveDateTime: drawnAt(drawn, 8),
      identifier: [{ value: `bare ${drawn} of ${of.order}` }],
      meta: { lastUpdated: drawnAt(made) },
    }),
  );

const one = { results: [glucose] };
const two = { results: [glucose, potassium] };

/** Bundles that must be kept: each line is a report and its versions. */
const right = [
  versions('final', 0, { made: 1, ...two }),
  versions(
    'corrected',
    10,
    { made: 11, ...two },
    { made: 12, status: 'corrected', results: [{ ...glucose, value: 97 }, potassium] },
  ),
  versions('amended', 20, { made: 21, ...one }, { made: 22, status: 'amended', results: [glucose, ldl] }),
  versions('cancelled', 30, { made: 31, ...one }, { made: 32, status: 'cancelled', results: [] }),
  versions('mistaken', 40, { made: 41, ...two }, { made: 42, status: 'entered-in-error', ...two }),
  versions(
    'restored',
    50,
    { made: 51, ...one },
    { made: 52, status: 'entered-in-error', ...one },
    { made: 53, status: 'corrected', ...two },
  ),
  versions(
    'growing',
    60,
    { made: 61, status: 'registered', results: [] },
    { made: 62, status: 'partial', ...one },
    { made: 63, ...two },
  ),
  versions('early', 70, { made: 71, status: 'preliminary', ...one }, { made: 72, ...one }),
  versions(
    'withdrawn value',
    80,
    { made: 81, ...two },
    { made: 82, status: 'corrected', results: [glucose, { ...potassium, status: 'entered-in-error' }] },
  ),
  versions(
    'numbered',
    90,
    { made: 91, version: '1', ...one },
    { made: 91, version: '2', status: 'corrected', results: [{ ...glucose, value: 90 }] },
    { made: 91, version: '10', status: 'corrected', results: [{ ...glucose, value: 88 }] },
  ),
  versions(
    'of one moment',
    100,
    { made: 101, ...one },
    { made: 101, status: 'amended', results: [{ ...glucose, value: 91 }] },
  ),
  versions(
    'comparators',
    110,
    { made: 111, results: [crp] },
    { made: 112, status: 'corrected', results: [{ ...crp, comparator: '>', value: 20 }] },
  ),
  versions('odd', 120, {
    made: 121,
    results: [glucose, { code: '99999-9', value: 1, unit: 'mg/dL' }, { ...ldl, unit: 'U/L' }, { code: '2951-2' }],
  }),
  versions(
    'appended',
    130,
    { made: 131, ...one },
    { made: 132, status: 'appended', comment: 'More to come.', results: [glucose, crp] },
  ),
  // Alarms that a later version ends, begins, or takes back.
  versions(
    'critical at first',
    140,
    { made: 141, status: 'preliminary', results: [{ ...critical, status: 'preliminary' }] },
    { made: 142, results: [{ ...potassium, value: 4.4 }] },
  ),
  versions(
    'critical at last',
    150,
    { made: 151, results: [sodium, glucose] },
    { made: 152, status: 'corrected', results: [{ ...sodium, value: 118 }, glucose] },
  ),
  versions(
    'critical and withdrawn',
    160,
    { made: 161, results: [critical, blasts] },
    { made: 162, status: 'corrected', results: [{ ...critical, status: 'entered-in-error' }, blasts] },
  ),
  versions(
    'critical twice',
    170,
    { made: 171, results: [{ ...sodium, value: 116 }] },
    { made: 172, results: [{ ...sodium, value: 117 }, glucose] },
  ),
  versions('preliminary and critical', 180, {
    made: 181,
    status: 'preliminary',
    results: [{ ...critical, status: 'preliminary' }],
  }),
  // Two reports of one draw.
  versions('chemistry of one draw', 240, { made: 242, ...two }, { made: 244, status: 'corrected', ...one }),
  versions('fats of one draw', 240, { made: 243, results: [ldl] }, { made: 245, results: [{ ...ldl, value: 119 }] }),
  // Results that the catalogue cannot place, in one version or in all.
  versions(
    'odd at first',
    200,
    { made: 201, results: [glucose, { code: '99997-7', value: 1, unit: 'mg/dL' }] },
    { made: 202, results: [glucose, { code: '99997-7', value: 2, unit: 'mg/dL' }, { ...ldl, unit: 'U/L' }] },
    { made: 203, status: 'corrected', results: [glucose] },
  ),
  versions(
    'implausible at first',
    210,
    { made: 211, results: [{ ...glucose, value: 91_000 }] },
    { made: 212, status: 'corrected', results: [glucose] },
  ),
  bare(220, [
    [221, [{ name: 'Blood culture', value: 'Gram-positive cocci', flag: 'AA', note: 'Called to nobody.' }]],
    [222, [{ name: 'Blood culture', value: 'No growth' }]],
  ]),
  bare(230, [
    [
      231,
      [
        { loinc: '718-7', value: '6.1', unit: 'g/dL', flag: 'LL', range: '12.0-15.5', note: 'Repeated.' },
        { name: 'Casts', value: 'few', flag: 'A' },
      ],
    ],
  ]),
];

/** Bundles that must be refused. */
const wrong = [
  spoiled((text) => text.replaceAll('"DiagnosticReport"', '"CarePlan"')),
  spoiled((text) => text.replace('"status":"final"', '"status":"done"')),
  spoiled((text) => text.replace('"status":"final"', '"status":7')),
  spoiled((text) => text.replace('"LAB"', '"RAD"')),
  spoiled((text) => text.replace('"laboratory"', '"vital-signs"')),
  spoiled((text) => text.replace('urn:patient-portal:lab-order', 'urn:somebody')),
  spoiled((text) => text.replace('urn:patient-portal:patient', 'urn:somebody')),
  spoiled((text) => text.replace('Observation/1558-6', 'Observation/gone')),
  spoiled((text) => text.replace(/"value":92/, '"value":"92"')),
  spoiled((text) => text.replace(/"value":92/, '"value":1e999')),
  spoiled((text) => text.replace(/"effectiveDateTime":"[^"]*",/, '')),
  spoiled((text) => text.replace(/"effectiveDateTime":"[^"]*"/, '"effectiveDateTime":"yesterday"')),
  spoiled((text) => text.replace(/"effectiveDateTime":"[^"]*"/, '"effectiveDateTime":"2025-02-30"')),
  spoiled((text) => text.replace('"identifier":"wrong"', '"identifier":""').replace('"value":"wrong"', '"value":" "')),
  spoiled((text) => text.replace(/"basedOn":\[.*?\],/, '')),
  (of: Of) => [
    labBundle({
      ...of,
      patient: 'f'.repeat(24),
      identifier: 'foreign',
      collected: drawnAt(3),
      issued: drawnAt(4),
      ...one,
    }),
  ],
  (of: Of) => [
    labBundle({
      ...of,
      order: 'f'.repeat(24),
      identifier: 'no order',
      collected: drawnAt(3),
      issued: drawnAt(4),
      ...one,
    }),
  ],
];

/** How many reports are right, and how many of them are shown: all but the cancelled one and the one that was a mistake. */
export const REPORTS = { kept: right.length, shown: right.length - 2 };

/** Bundles of one order, in the order in which the laboratory made them. @param of ids of the panel and its patient */
export const bundlesOf = (of: Of): { readonly right: readonly unknown[]; readonly wrong: readonly unknown[] } => ({
  right: right.flatMap((report) => report(of)),
  wrong: wrong.flatMap((bundle) => bundle(of)),
});
