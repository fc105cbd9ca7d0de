import type { Bundle, CodeableConcept, DiagnosticReport, Narrative, Observation, Patient } from 'fhir/r4';
import { WAITING } from '#flows/labs/rules/labTexts.ts';
import type { LabFlag } from '#schemas/laboratory/LabFlag.ts';
import { FASTING, ORDER_SYSTEM } from '../../../adapters/laboratory/codes.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import type { SentResult } from '../../../kernel/database/tables/labReports.ts';
import { concept, LOINC, patientOf, PROFILES, quantity, TERMS, urnOf } from './fhirParts.ts';
import type { Labs } from './Labs.ts';
import { isReversed } from '../boundsOf.ts';
import { sentRange } from './otherOf.ts';
import type { StoredOther, StoredReport, StoredResult } from './store.ts';

const REPORTS = 'urn:patient-portal:lab-report';

/** Said in the portal's own narrative: a conclusion would be the laboratory's. */
const WAITS: Narrative = {
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml">${WAITING}</div>`,
};

/** The LOINC code of results of several kinds. */
const MANY = { system: LOINC, code: '11502-2', display: 'Laboratory report' };

const FLAGS: { readonly [flag in LabFlag]: string } = {
  'critical-low': 'LL',
  'critical-high': 'HH',
  'critical-flagged': 'AA',
  low: 'L',
  high: 'H',
  flagged: 'A',
  'in-range': 'N',
};

/** What both kinds of resources say of whom, when, and by whom. */
const commonOf = ({ collected_at, issued_at, collected_as, issued_as, performer }: StoredReport, patient: string) => ({
  subject: { reference: patient },
  effectiveDateTime: collected_as ?? collected_at,
  // FHIR has an instant here, never a day alone.
  issued: issued_as?.includes('T') ? issued_as : issued_at,
  ...(performer !== null && { performer: [{ display: performer }] }),
});

function flagOf({ flag, flagText }: SentResult): readonly CodeableConcept[] {
  const text = flagText === undefined ? {} : { text: flagText };
  if (flag === undefined) return flagText === undefined ? [] : [text];
  return [{ coding: [{ system: `${TERMS}/v3-ObservationInterpretation`, code: FLAGS[flag] }], ...text }];
}

/** What every result of a laboratory has: only its own judgement, because bands of the portal's catalogue are no part of it. */
function resultOf(
  report: StoredReport,
  { status, collected_at, issued_at, sent }: Pick<StoredResult, 'status' | 'collected_at' | 'issued_at' | 'sent'>,
  patient: string,
): Omit<Observation, 'code'> {
  const interpretation = [...flagOf(sent)];
  return {
    resourceType: 'Observation',
    meta: { profile: [`${PROFILES}/us-core-observation-lab`] },
    status,
    category: [concept(`${TERMS}/observation-category`, 'laboratory', 'Laboratory')],
    ...commonOf(report, patient),
    effectiveDateTime: sent.collected ?? collected_at,
    issued: issued_at,
    ...(interpretation.length > 0 && { interpretation }),
    ...(sent.note !== undefined && { note: [{ text: sent.note }] }),
  };
}

/** The code that a result came under, where its value is in the unit of that code; one of another unit becomes the like of it. */
function codeOf({ loinc, unit, otherLoinc = [] }: CatalogueBiomarker, code: string | null): string {
  const inUnit = otherLoinc.filter((other) => other.unit === unit);
  const isAnyTime = otherLoinc.find((other) => other.code === code)?.anyTime === true;
  return (
    (inUnit.find((other) => other.code === code) ?? (isAnyTime ? inUnit.find(({ anyTime }) => anyTime) : undefined))
      ?.code ?? loinc
  );
}

/** A range with its low end above its high end: other systems must not judge by it. */
const unusableRange = (sent: SentResult): string => `${sentRange(sent) ?? ''} (as sent; cannot be used)`;

function observationOf(
  report: StoredReport,
  marker: CatalogueBiomarker,
  result: StoredResult,
  patient: string,
): Observation {
  const { name, unit } = marker;
  const { value, comparator, low, high, sent } = result;
  return {
    ...resultOf(report, result, patient),
    code: concept(LOINC, codeOf(marker, result.code), name),
    valueQuantity: { ...quantity(value, unit), ...(comparator !== null && { comparator }) },
    ...(isReversed(low, high)
      ? { referenceRange: [{ text: unusableRange(sent) }] }
      : sent.range === undefined
        ? (low !== null || high !== null) && {
            referenceRange: [
              {
                ...(low !== null && { low: quantity(low, unit) }),
                ...(high !== null && { high: quantity(high, unit) }),
              },
            ],
          }
        : { referenceRange: [{ text: sent.range }] }),
  };
}

/** The value of a result as it was sent; of one that was taken back, why there is none. */
function sentValueOf({ aside, comparator, status, sent }: StoredOther): Partial<Observation> {
  const { value, text, unit } = sent;
  if (aside === 'withdrawn')
    return {
      dataAbsentReason:
        status === 'cancelled'
          ? concept(`${TERMS}/data-absent-reason`, 'not-performed', 'Not Performed')
          : concept(`${TERMS}/data-absent-reason`, 'error', 'Error'),
    };
  if (text !== null) return { valueString: text };
  if (value === null) return { dataAbsentReason: concept(`${TERMS}/data-absent-reason`, 'unknown', 'Unknown') };
  return { valueQuantity: { value, ...(unit !== null && { unit }), ...(comparator !== null && { comparator }) } };
}

/** A result that no marker has a place for, in the laboratory's own words. */
function otherObservationOf(report: StoredReport, other: StoredOther, patient: string): Observation {
  const { code, sent } = other;
  const range = sentRange(sent);
  return {
    ...resultOf(report, other, patient),
    code: { ...(code !== null && { coding: [{ system: LOINC, code }] }), text: sent.name },
    ...sentValueOf(other),
    ...(range !== null && {
      referenceRange: [{ text: isReversed(sent.low, sent.high) ? unusableRange(sent) : range }],
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

function entriesOf(labs: Labs, report: StoredReport, patientUrl: string) {
  const { _id, panelId, status, status_at, comment, fasting, results, others, waits, ordered_by } = report;
  const measured = results.flatMap((result) => {
    const marker = labs.marker(result.biomarker);
    return marker ? [{ marker, result }] : [];
  });
  const observations = [
    ...measured.map(({ marker, result }, place) => ({
      fullUrl: urnOf('result', _id, String(place), marker.slug),
      resource: observationOf(report, marker, result, patientUrl),
    })),
    ...others.map((other, place) => ({
      fullUrl: urnOf('other', _id, String(place), other.sent.name),
      resource: otherObservationOf(report, other, patientUrl),
    })),
    ...(fasting === null || waits
      ? []
      : [{ fullUrl: urnOf('result', _id, FASTING), resource: fastingOf(report, fasting, patientUrl) }]),
  ];
  const diagnostic: DiagnosticReport = {
    resourceType: 'DiagnosticReport',
    meta: { profile: [`${PROFILES}/us-core-diagnosticreport-lab`], lastUpdated: status_at },
    identifier: [{ system: REPORTS, value: _id }],
    basedOn: [
      {
        identifier: { system: ORDER_SYSTEM, value: panelId },
        ...(ordered_by !== null && { display: `Ordered by ${ordered_by}` }),
      },
    ],
    status,
    category: [concept(`${TERMS}/v2-0074`, 'LAB', 'Laboratory')],
    code: { coding: [MANY], text: report.name },
    ...commonOf(report, patientUrl),
    ...(waits ? { text: WAITS } : { result: observations.map(({ fullUrl }) => ({ reference: fullUrl })) }),
    ...(comment !== null && { conclusion: comment }),
  };
  return [{ fullUrl: urnOf('report', _id), resource: diagnostic }, ...observations];
}

/**
 * Reports with their results as a Bundle of FHIR R4 in the laboratory profiles of US Core, for other systems. Values are in the
 * unit of their marker, or as they were sent; bands and ranges of the catalogue are left out, because they are the portal's own.
 */
export function fhirBundleOf(
  labs: Labs,
  reports: readonly StoredReport[],
  userId: string,
): Bundle<Patient | DiagnosticReport | Observation> {
  const patientUrl = urnOf('patient', userId);
  return {
    resourceType: 'Bundle',
    type: 'collection',
    ...(reports[0] && { timestamp: reports[0].issued_at }),
    entry: [
      { fullUrl: patientUrl, resource: patientOf(labs, userId) },
      ...reports.flatMap((report) => entriesOf(labs, report, patientUrl)),
    ],
  };
}
