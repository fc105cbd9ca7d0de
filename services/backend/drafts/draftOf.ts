import type { Field } from '#engine/Field.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Visit } from '../intakes/Visit.ts';

/** An open visit without its patient: what the conditions of its template read, and the answers by step. */
interface Draft {
  readonly flow: string;
  readonly version: number;
  readonly facts: { readonly [ref: string]: Value };
  readonly answers: { readonly [step: string]: Answer };
}

const masked = (text: string) => 'x'.repeat(text.length);

/** Digits and letters in their places, for a text that must have a form. */
const maskedForm = (text: string) => text.replaceAll(/\d/g, '0').replaceAll(/[\p{L}]/gu, 'x');

function withoutText(value: Value, field: Field | undefined): Value {
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  const options = field && 'options' in field ? field.options : [];
  const shown = (one: string) => (options.includes(one) ? one : masked(one));
  if (Array.isArray(value)) return value.map(shown);
  return field?.type === 'text' && field.pattern !== undefined ? maskedForm(value) : shown(value);
}

function factWithoutText(value: Value, type: FactType | undefined): Value {
  if (typeof value !== 'string') return value;
  return typeof type === 'object' && type.enum.includes(value) ? value : masked(value);
}

/**
 * A visit as a draft: enough to try a changed definition on, and nothing that says whose it is. Options, yes and no and
 * numbers stay, because conditions read them; of what a patient wrote only the length stays, because limits do. Of the
 * patient there are those facts alone that decide which questions are shown.
 */
export function draftOf({ version: { definition, compiled }, facts, row }: Visit): Draft {
  const read = Object.entries(facts).flatMap(([ref, value]) =>
    value === null || value === undefined || !compiled.factDependents.has(ref)
      ? []
      : [[ref, factWithoutText(value, definition.facts?.[ref])] as const],
  );
  const answers = row.responses.flatMap(({ step, value: answer }) => {
    if (!answer) return [];
    const fields = compiled.steps[compiled.positions.get(step) ?? -1]?.fields ?? [];
    const parts = Object.entries(answer).map(
      ([name, value]) =>
        [
          name,
          withoutText(
            value,
            fields.find((field) => field.name === name),
          ),
        ] as const,
    );
    return [[step, Object.fromEntries(parts)] as const];
  });
  return {
    flow: definition.flow,
    version: definition.version,
    facts: Object.fromEntries(read),
    answers: Object.fromEntries(answers),
  };
}
