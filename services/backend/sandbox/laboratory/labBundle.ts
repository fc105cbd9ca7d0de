import type { Bundle, CodeableConcept, DiagnosticReport, Observation, Quantity } from 'fhir/r4';
import { ORDER_SYSTEM, PATIENT_SYSTEM } from '../../adapters/laboratory/codes.ts';

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const LABORATORY = 'urn:patient-portal:sandbox-laboratory';
const CATEGORIES = 'http://terminology.hl7.org/CodeSystem';
const PROFILES = 'http://hl7.org/fhir/us/core/StructureDefinition';

/** A result to be sent. */
export interface BundledResult {
  /** The LOINC code, and what it is called. */
  readonly code: string;
  readonly name?: string;
  readonly value?: number;
  readonly comparator?: Quantity['comparator'];
  /** As UCUM writes it. */
  readonly unit?: string;
  readonly low?: number;
  readonly high?: number;
  readonly status?: Observation['status'];
  /** The laboratory's judgment, such as HH. */
  readonly flag?: string;
  /** What the laboratory calls it; its code where it is left out. */
  readonly identifier?: string;
  /** ISO 8601. */
  readonly issued?: string;
}

/** A report to be sent. Moments are ISO 8601. */
export interface BundledReport {
  /** The ids of the panel and of its patient. */
  readonly order: string;
  readonly patient: string;
  readonly identifier: string;
  readonly status?: DiagnosticReport['status'];
  readonly collected: string;
  readonly issued: string;
  /** When this version was made, where it is not the first one; and its number. */
  readonly updated?: string;
  readonly version?: string;
  readonly comment?: string;
  readonly fasting?: boolean;
  readonly results: readonly BundledResult[];
}

const concept = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display !== undefined && { display }) }],
});

const quantity = (value: number, unit: string): Quantity => ({ value, unit, system: UCUM, code: unit });

/** What both kinds of resources say of whom and when. */
const of = ({ patient, collected, issued }: BundledReport) => ({
  subject: { identifier: { system: PATIENT_SYSTEM, value: patient } },
  effectiveDateTime: collected,
  issued,
});

function observation(report: BundledReport, result: BundledResult): Observation {
  const {
    code,
    name,
    value,
    comparator,
    unit = '1',
    low,
    high,
    status = 'final',
    flag,
    identifier = code,
    issued,
  } = result;
  return {
    resourceType: 'Observation',
    id: identifier,
    meta: { profile: [`${PROFILES}/us-core-observation-lab`] },
    identifier: [{ system: LABORATORY, value: `${report.identifier} ${identifier}` }],
    status,
    category: [concept(`${CATEGORIES}/observation-category`, 'laboratory')],
    code: concept(LOINC, code, name),
    ...of(report),
    ...(issued !== undefined && { issued }),
    ...(value === undefined
      ? { dataAbsentReason: concept(`${CATEGORIES}/data-absent-reason`, 'error') }
      : { valueQuantity: { ...quantity(value, unit), ...(comparator !== undefined && { comparator }) } }),
    ...(flag !== undefined && { interpretation: [concept(`${CATEGORIES}/v3-ObservationInterpretation`, flag)] }),
    ...((low !== undefined || high !== undefined) && {
      referenceRange: [
        {
          ...(low !== undefined && { low: quantity(low, unit) }),
          ...(high !== undefined && { high: quantity(high, unit) }),
        },
      ],
    }),
  };
}

const fastingAnswer = (report: BundledReport, fasting: boolean): Observation => ({
  ...observation(report, { code: '49541-6', name: 'Fasting status - Reported' }),
  valueCodeableConcept: concept(LOINC, fasting ? 'LA33-6' : 'LA32-8', fasting ? 'Yes' : 'No'),
});

/** A Bundle of FHIR R4 with a report and its results, in the profiles of US Core, as a laboratory sends it. */
export function labBundle(report: BundledReport): Bundle<DiagnosticReport | Observation> {
  const { order, identifier, status = 'final', updated, version, comment, fasting, results } = report;
  const observations = [
    ...results.map((result) => observation(report, result)),
    ...(fasting === undefined ? [] : [fastingAnswer(report, fasting)]),
  ];
  const diagnostic: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    id: 'report',
    meta: {
      profile: [`${PROFILES}/us-core-diagnosticreport-lab`],
      ...(updated !== undefined && { lastUpdated: updated }),
      ...(version !== undefined && { versionId: version }),
    },
    identifier: [{ system: LABORATORY, value: identifier }],
    basedOn: [{ identifier: { system: ORDER_SYSTEM, value: order } }],
    status,
    category: [concept(`${CATEGORIES}/v2-0074`, 'LAB')],
    code: concept(LOINC, '74465-6', 'Longevity panel'),
    ...of(report),
    performer: [{ display: 'Sandbox Laboratory' }],
    result: observations.map((one) => ({ reference: `Observation/${one.id}` })),
    ...(comment !== undefined && { conclusion: comment }),
  };
  return {
    resourceType: 'Bundle',
    type: 'message',
    entry: [diagnostic, ...observations].map((resource) => ({ resource })),
  };
}
