import type { Bundle, Observation, Patient } from 'fhir/r4';
import { unitText } from '#flows/labs/rules/unitText.ts';
import { concept, LOINC, patientOf, quantity, urnOf } from './fhirParts.ts';
import type { Labs } from './Labs.ts';

/** Whose word a result is. */
const SOURCES = 'urn:patient-portal:source';
const ENTERED = { system: SOURCES, code: 'patient-entered', display: 'Entered by the patient, not verified' };

/**
 * The results that a patient has entered as a Bundle of FHIR R4, for other systems. Each says by its tag, its performer and a note
 * that it is the patient's word; none is in a laboratory's profile or category.
 */
export function fhirEnteredOf(labs: Labs, userId: string, now: Date): Bundle<Patient | Observation> {
  const patientUrl = urnOf('patient', userId);
  const observations = labs.entered.flatMap(({ biomarker, result: { value, unit, entered } }) => {
    const marker = labs.marker(biomarker._id);
    if (!marker || !entered) return [];
    const from = entered.laboratory === null ? '' : ` of ${entered.laboratory}`;
    const resource: Observation = {
      resourceType: 'Observation',
      meta: { tag: [ENTERED] },
      status: 'final',
      code: concept(LOINC, marker.loinc, marker.name),
      subject: { reference: patientUrl },
      performer: [{ reference: patientUrl }],
      effectiveDateTime: entered.day,
      valueQuantity: quantity(value, unit),
      note: [
        {
          text: `Entered by the patient from a report${from}, as ${entered.value} ${unitText(entered.unit)}. Not verified.`,
        },
      ],
    };
    return [{ fullUrl: urnOf('entered', entered._id), resource }];
  });
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now.toISOString(),
    entry: [{ fullUrl: patientUrl, resource: patientOf(labs, userId) }, ...observations],
  };
}
