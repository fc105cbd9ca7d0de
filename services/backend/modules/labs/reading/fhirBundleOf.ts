import type { Bundle, DiagnosticReport, Observation, Patient } from 'fhir/r4';
import { FASTING, ORDER_SYSTEM } from '../../../adapters/laboratory/codes.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { concept, LOINC, patientOf, PROFILES, quantity, TERMS, urnOf } from './fhirParts.ts';
import type { Labs } from './Labs.ts';
import type { StoredReport, StoredResult } from './store.ts';

const REPORTS = 'urn:patient-portal:lab-report';

/** The LOINC code of results of several kinds. */
const MANY = { system: LOINC, code: '11502-2', display: 'Laboratory report' };

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
