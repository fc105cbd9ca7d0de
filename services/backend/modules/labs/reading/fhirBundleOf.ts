import { createHash } from 'node:crypto';
import type { Bundle, CodeableConcept, DiagnosticReport, Observation, Patient, Quantity } from 'fhir/r4';
import { FASTING, ORDER_SYSTEM, PATIENT_SYSTEM } from '../../../adapters/laboratory/codes.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import type { Labs } from './Labs.ts';
import type { StoredReport, StoredResult } from './store.ts';

const LOINC = 'http://loinc.org';
const TERMS = 'http://terminology.hl7.org/CodeSystem';
const PROFILES = 'http://hl7.org/fhir/us/core/StructureDefinition';
const REPORTS = 'urn:patient-portal:lab-report';

/** The LOINC code of results of several kinds. */
const MANY = { system: LOINC, code: '11502-2', display: 'Laboratory report' };

/** An address of a resource that follows from what it is, so that a bundle that is made again is the same one. */
function urnOf(...of: readonly string[]): string {
  const hex = createHash('sha256').update(of.join(' ')).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

const concept = (system: string, code: string, display: string): CodeableConcept => ({
  coding: [{ system, code, display }],
  text: display,
});

const quantity = (value: number, unit: string): Quantity => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code: unit,
});

/** MM-DD-YYYY as FHIR writes days. */
const dayOf = (birthday: string) => birthday.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2');

function patientOf({ patient }: Labs, userId: string): Patient {
  const { sex, birthday, first_name, last_name, name } = patient;
  return {
    resourceType: 'Patient',
    meta: { profile: [`${PROFILES}/us-core-patient`] },
    identifier: [{ system: PATIENT_SYSTEM, value: userId }],
    name: [
      {
        text: name,
        ...(last_name !== null && { family: last_name }),
        ...(first_name !== null && { given: [first_name] }),
      },
    ],
    gender: sex ?? 'unknown',
    ...(birthday !== null && { birthDate: dayOf(birthday) }),
  };
}

/** What both kinds of resources say of whom, when, and by whom. */
const commonOf = ({ collected_at, issued_at, performer }: StoredReport, patient: string) => ({
  subject: { reference: patient },
  effectiveDateTime: collected_at,
  issued: issued_at,
  ...(performer !== null && { performer: [{ display: performer }] }),
});

function observationOf(
  report: StoredReport,
  { loinc, name, unit }: Pick<CatalogueBiomarker, 'loinc' | 'name' | 'unit'>,
  { value, comparator, low, high, status, collected_at }: StoredResult,
  patient: string,
): Observation {
  return {
    resourceType: 'Observation',
    meta: { profile: [`${PROFILES}/us-core-observation-lab`] },
    status,
    category: [concept(`${TERMS}/observation-category`, 'laboratory', 'Laboratory')],
    code: concept(LOINC, loinc, name),
    ...commonOf(report, patient),
    effectiveDateTime: collected_at,
    valueQuantity: { ...quantity(value, unit), ...(comparator !== null && { comparator }) },
    // Only what the laboratory says: a range of the portal's catalogue is no part of the result.
    ...((low !== null || high !== null) && {
      referenceRange: [
        { ...(low !== null && { low: quantity(low, unit) }), ...(high !== null && { high: quantity(high, unit) }) },
      ],
    }),
  };
}

const fastingOf = (report: StoredReport, fasting: boolean, patient: string): Observation => ({
  resourceType: 'Observation',
  meta: { profile: [`${PROFILES}/us-core-observation-lab`] },
  status: 'final',
  category: [concept(`${TERMS}/observation-category`, 'laboratory', 'Laboratory')],
  code: concept(LOINC, FASTING, 'Fasting status - Reported'),
  ...commonOf(report, patient),
  valueCodeableConcept: concept(LOINC, fasting ? 'LA33-6' : 'LA32-8', fasting ? 'Yes' : 'No'),
});

/**
 * A report with its results as a Bundle of FHIR R4 in the laboratory profiles of US Core, for other systems. Values stand in the
 * unit of their marker; bands and ranges of the catalogue are left out, because they are the portal's own.
 */
export function fhirBundleOf(
  labs: Labs,
  report: StoredReport,
  userId: string,
): Bundle<Patient | DiagnosticReport | Observation> {
  const { _id, panelId, status, status_at, issued_at, comment, fasting, results } = report;
  const patientUrl = urnOf('patient', userId);
  const measured = results.flatMap((result) => {
    const marker = labs.marker(result.biomarker);
    return marker ? [{ marker, result }] : [];
  });
  const observations = [
    ...measured.map(({ marker, result }, place) => ({
      fullUrl: urnOf('result', _id, String(place), marker.slug),
      resource: observationOf(report, marker, result, patientUrl),
    })),
    ...(fasting === null
      ? []
      : [{ fullUrl: urnOf('result', _id, FASTING), resource: fastingOf(report, fasting, patientUrl) }]),
  ];
  const diagnostic: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    meta: { profile: [`${PROFILES}/us-core-diagnosticreport-lab`], lastUpdated: status_at },
    identifier: [{ system: REPORTS, value: _id }],
    basedOn: [{ identifier: { system: ORDER_SYSTEM, value: panelId } }],
    status,
    category: [concept(`${TERMS}/v2-0074`, 'LAB', 'Laboratory')],
    code: { coding: [MANY], text: report.name },
    ...commonOf(report, patientUrl),
    result: observations.map(({ fullUrl }) => ({ reference: fullUrl })),
    ...(comment !== null && { conclusion: comment }),
  };
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: issued_at,
    entry: [
      { fullUrl: patientUrl, resource: patientOf(labs, userId) },
      { fullUrl: urnOf('report', _id), resource: diagnostic },
      ...observations,
    ],
  };
}
