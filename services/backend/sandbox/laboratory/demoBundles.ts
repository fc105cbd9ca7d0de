import type { Bundle } from 'fhir/r4';
import { labBundle, type BundledReport, type BundledResult } from './labBundle.ts';

const HOUR = 60 * 60 * 1000;

const potassium: BundledResult = {
  code: '2823-3',
  name: 'Potassium [Moles/volume] in Serum or Plasma',
  value: 4.4,
  unit: 'mmol/L',
  low: 3.5,
  high: 5.1,
};
const criticalPotassium: BundledResult = { ...potassium, value: 6.8, flag: 'HH' };
const others: readonly BundledResult[] = [
  { code: '2951-2', name: 'Sodium [Moles/volume] in Serum or Plasma', value: 140, unit: 'mmol/L', low: 136, high: 145 },
  {
    code: '2160-0',
    name: 'Creatinine [Mass/volume] in Serum or Plasma',
    value: 0.9,
    unit: 'mg/dL',
    low: 0.6,
    high: 1.2,
  },
  { code: '2345-7', name: 'Glucose [Mass/volume] in Serum or Plasma', value: 91, unit: 'mg/dL', low: 70, high: 99 },
];
const unlisted: BundledResult = {
  code: '1916-6',
  name: 'Aspartate aminotransferase/Alanine aminotransferase ratio',
  value: 1.1,
  low: 0.8,
  high: 1.8,
};

interface Kind {
  readonly label: string;
  /** Reports of one name are versions of one report. */
  readonly report: string;
  readonly status?: BundledReport['status'];
  readonly comment?: string;
  readonly results: readonly BundledResult[];
  /** Replaces the day of the draw. */
  readonly drawn?: string;
}

/** The order whose results a bundle holds. */
export interface DemoOrder {
  /** Ids of the panel and its patient. */
  readonly order: string;
  readonly patient: string;
}

/** Names of the kinds of bundles that the form of the sandbox's laboratory can fill in. */
export const DEMO_KINDS = ['normal', 'critical', 'preliminary', 'corrected', 'unlisted', 'unreadable'] as const;

/** The name of a kind of bundle. */
export type DemoBundle = (typeof DEMO_KINDS)[number];

/** The kinds by name. */
export const DEMO_BUNDLES: { readonly [Name in DemoBundle]: Kind } = {
  normal: { label: 'Normal: four values in range', report: 'normal', results: [potassium, ...others] },
  critical: {
    label: 'Critical: potassium 6.8, flag HH',
    report: 'potassium',
    results: [criticalPotassium, ...others],
  },
  preliminary: {
    label: 'Preliminary: potassium 6.8, not final yet',
    report: 'potassium',
    status: 'preliminary',
    results: [{ ...criticalPotassium, status: 'preliminary' }],
  },
  corrected: {
    label: 'Corrected: potassium 4.4 instead of 6.8',
    report: 'potassium',
    status: 'corrected',
    comment: 'Potassium was measured again. The first sample was damaged.',
    results: [{ ...potassium, status: 'corrected' }, ...others],
  },
  unlisted: {
    label: 'Without a catalogue entry',
    report: 'unlisted',
    results: [unlisted, ...others],
  },
  unreadable: {
    label: 'Unreadable: drawn on February 30',
    report: 'unreadable',
    results: [criticalPotassium],
    drawn: '2026-02-30',
  },
};

/** Makes a bundle of some kind for an order, as the sandbox's laboratory sends it now. */
export function demoBundle(name: DemoBundle, of: DemoOrder, now: Date): Bundle {
  const { report, results, status = 'final', comment, drawn } = DEMO_BUNDLES[name];
  return labBundle({
    ...of,
    identifier: `demo ${report} of ${of.order}`,
    status,
    collected: drawn ?? new Date(now.getTime() - 20 * HOUR).toISOString(),
    issued: now.toISOString(),
    updated: now.toISOString(),
    ...(comment !== undefined && { comment }),
    results,
  });
}
