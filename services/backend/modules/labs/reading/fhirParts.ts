import { createHash } from 'node:crypto';
import type { CodeableConcept, Patient, Quantity } from 'fhir/r4';
import { PATIENT_SYSTEM } from '../../../adapters/laboratory/codes.ts';
import type { Labs } from './Labs.ts';

export const LOINC = 'http://loinc.org';
export const TERMS = 'http://terminology.hl7.org/CodeSystem';
export const PROFILES = 'http://hl7.org/fhir/us/core/StructureDefinition';

/** An address of a resource that follows from what it is, so that a bundle that is made again is the same one. */
export function urnOf(...of: readonly string[]): string {
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

export const concept = (system: string, code: string, display: string): CodeableConcept => ({
  coding: [{ system, code, display }],
  text: display,
});

export const quantity = (value: number, unit: string): Quantity => ({
  value,
  unit,
  system: 'http://unitsofmeasure.org',
  code: unit,
});

/** MM-DD-YYYY as FHIR writes days. */
const dayOf = (birthday: string) => birthday.replace(/^(\d\d)-(\d\d)-(\d{4})$/, '$3-$1-$2');

export function patientOf({ patient }: Labs, userId: string): Patient {
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
