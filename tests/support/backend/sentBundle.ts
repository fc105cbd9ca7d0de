import type { CodeableConcept, DiagnosticReport, Observation, ObservationReferenceRange } from 'fhir/r4';

/** What a test says of a result. Its other fields are those of FHIR. */
export interface Sent extends Partial<Omit<Observation, 'code' | 'resourceType' | 'note'>> {
  readonly loinc?: string;
  /** What it is called; its code where it is left out. */
  readonly name?: string;
  readonly value?: number | string;
  /** A code of UCUM, or a unit in words. */
  readonly ucum?: string;
  readonly unit?: string;
  readonly flag?: string;
  readonly note?: string;
  /** A range as a text, or the last values inside. */
  readonly range?: string | readonly [number, number];
}

const concept = (code: string): CodeableConcept => ({ coding: [{ code }] });

function rangeOf(range: Sent['range'], unit: object): readonly ObservationReferenceRange[] {
  if (range === undefined) return [];
  if (typeof range === 'string') return [{ text: range }];
  return [{ low: { value: range[0], ...unit }, high: { value: range[1], ...unit } }];
}

/** A result as a laboratory sends it, with no more than what is said. */
export function sentResult({ loinc, name, value, ucum, unit, flag, note, range, ...more }: Sent): Observation {
  const inUnit = {
    ...(ucum !== undefined && { unit: ucum, code: ucum, system: 'http://unitsofmeasure.org' }),
    ...(unit !== undefined && { unit }),
  };
  const ranges = rangeOf(range, inUnit);
  return {
    resourceType: 'Observation',
    status: 'final',
    code: {
      ...(loinc !== undefined && { coding: [{ system: 'http://loinc.org', code: loinc }] }),
      ...(name !== undefined && { text: name }),
    },
    ...(typeof value === 'number' && { valueQuantity: { value, ...inUnit } }),
    ...(typeof value === 'string' && { valueString: value }),
    ...(flag !== undefined && { interpretation: [concept(flag)] }),
    ...(note !== undefined && { note: [{ text: note }] }),
    ...(ranges.length > 0 && { referenceRange: [...ranges] }),
    ...more,
  };
}

interface Of {
  readonly order: string;
  readonly patient: string;
}

/** A Bundle with one report, which names the results but those that others hold. Nothing that US Core calls optional is in it. */
export function sentBundle(
  { order, patient }: Of,
  results: readonly Sent[],
  { more = [], ...report }: Partial<DiagnosticReport> & { readonly more?: readonly object[] } = {},
) {
  const observations = results.map((result, at) => ({ id: `o${at}`, ...sentResult(result) }));
  const diagnostic = {
    resourceType: 'DiagnosticReport',
    status: 'final',
    code: { text: 'Blood tests' },
    subject: { identifier: { system: 'urn:patient-portal:patient', value: patient } },
    basedOn: [{ identifier: { system: 'urn:patient-portal:lab-order', value: order } }],
    effectiveDateTime: '2026-06-01T15:00:00Z',
    result: observations.map(({ id }) => ({ reference: `Observation/${id}` })),
    ...report,
  };
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [diagnostic, ...observations, ...more].map((resource) => ({ resource })),
  };
}
