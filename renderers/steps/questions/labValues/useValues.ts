import { useState } from 'react';
import { enteredFault, readEnteredNumber } from '#flows/labs/rules/enteredNumber.ts';
import { readEntered, writeEntered, type EnteredValue } from '#flows/labs/rules/enteredValues.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { LabValuesStep } from '#flows/kinds/questions/labValuesKind.ts';
import type { EnteredMarker } from '#renderers/ports/ports.ts';

/** What is being typed. */
export interface Typed {
  readonly marker: string;
  readonly value: string;
  readonly unit: string;
}

/** What is wrong with what was typed, by its field. */
export interface TypedFaults {
  readonly marker?: string;
  readonly value?: string;
}

const NOTHING_TYPED: Typed = { marker: '', value: '', unit: '' };

/** The marker that is meant: by its whole name, or by a part that only one has. */
export function markerCalled(typed: string, markers: readonly EnteredMarker[]): EnteredMarker | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const whole = markers.find(({ name }) => name.toLowerCase() === text);
  const [first, ...others] = markers.filter(({ name }) => name.toLowerCase().includes(text));
  return whole ?? (others.length === 0 ? first : undefined);
}

/** The unit of a marker that was chosen, or its own. */
export const unitOf = (marker: EnteredMarker | undefined, chosen: string): string =>
  marker?.units.find(({ unit }) => unit === chosen)?.unit ?? marker?.units[0]?.unit ?? '';

const isTyped = ({ marker, value }: Typed): boolean => marker.trim() !== '' || value.trim() !== '';

interface Asked extends Typed {
  readonly markers: readonly EnteredMarker[];
  readonly errors: LabValuesStep['errors'];
}

/** What was typed as a value, or what is wrong with it. */
export function valueTyped({
  marker: name,
  value: text,
  unit: chosen,
  markers,
  errors,
}: Asked): EnteredValue | TypedFaults {
  const marker = markerCalled(name, markers);
  const value = readEnteredNumber(text);
  const unit = unitOf(marker, chosen);
  const fault = value === undefined ? errors.number : marker && enteredFault(value, unit, marker.units);
  if (!marker || value === undefined || fault !== undefined)
    return { ...(!marker && { marker: errors.marker }), ...(fault !== undefined && { value: fault }) };
  return { biomarker: marker._id, value, unit };
}

export const isEntered = (typed: EnteredValue | TypedFaults): typed is EnteredValue => 'biomarker' in typed;

/** The values of an answer, with what is being typed beside them. */
export function useValues(answer: Value | undefined, onChange: (answer: string | undefined) => void) {
  const values = typeof answer === 'string' ? readEntered(answer) : [];
  const [typed, setTyped] = useState(NOTHING_TYPED);
  /** The slug of the marker whose value is changed. */
  const [changing, setChanging] = useState<string>();
  const write = (next: readonly EnteredValue[]) => onChange(next.length === 0 ? undefined : writeEntered(next));
  return {
    values,
    typed,
    setTyped,
    isTyped: isTyped(typed),
    changing,
    setChanging,
    /** @returns the answer with it */
    add: (value: EnteredValue): string => {
      const next = [...values, value];
      write(next);
      setTyped(NOTHING_TYPED);
      return writeEntered(next);
    },
    replace: (value: EnteredValue) => {
      write(values.map((one) => (one.biomarker === value.biomarker ? value : one)));
      setChanging(undefined);
    },
    remove: (slug: string) => {
      write(values.filter(({ biomarker }) => biomarker !== slug));
      setChanging(undefined);
    },
  };
}
