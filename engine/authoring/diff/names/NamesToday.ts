import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { migrateAnswers, type LostAnswer } from '#engine/answers/migrate.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { choicesIn, type AnswerStep } from './answerParts.ts';

/** The current place of one field of an answer, or why it is lost. */
export type PlaceToday =
  | { readonly step: string; readonly field: string }
  | { readonly lost: Exclude<LostAnswer['reason'], 'invalid'> };

const keyOf = (step: string, field: string) => `${step}\n${field}`;

const saved = (answers: readonly (readonly [string, Answer])[]) =>
  new Map(answers.map(([id, answer]): [string, SavedAnswer] => [id, { answer, revision: 1 }]));

/**
 * Computes where the migrations of a step set move everything that could be answered in version `from`. It migrates
 * real answers to all steps at once: first with each field's own name as its value, then with its options.
 */
export class NamesToday {
  readonly #places = new Map<string, PlaceToday>();
  readonly #values = new Map<string, string>();

  constructor(kinds: Kinds, set: StepSet, from: number, steps: readonly AnswerStep[]) {
    const named = steps.map(({ step, fields }): [string, Answer] => [
      step.id,
      Object.fromEntries(fields.map(({ name }) => [name, keyOf(step.id, name)])),
    ]);
    const carried = migrateAnswers(kinds, set, from, saved(named));
    for (const [step, { answer }] of carried.saved)
      for (const [field, value] of Object.entries(answer)) this.#places.set(String(value), { step, field });
    for (const { step, answer, reason } of carried.lost)
      for (const field of Object.keys(answer))
        if (reason !== 'invalid') this.#places.set(keyOf(step, field), { lost: reason });
    const choices = steps.flatMap((one) =>
      [...choicesIn(one)].map(([field, options]) => ({
        step: one.step.id,
        field,
        values: options.map(({ value }) => value),
      })),
    );
    const most = Math.max(0, ...choices.map(({ values }) => values.length));
    for (let at = 0; at < most; at += 1) this.#carryOptions(kinds, set, from, choices, at);
  }

  /** The current place of a field. */
  place(step: string, field: string): PlaceToday {
    return this.#places.get(keyOf(step, field)) ?? { lost: 'removed' };
  }

  /** The current value of an option. */
  value(step: string, field: string, option: string): string {
    return this.#values.get(keyOf(keyOf(step, field), option)) ?? option;
  }

  #carryOptions(
    kinds: Kinds,
    set: StepSet,
    from: number,
    choices: readonly { readonly step: string; readonly field: string; readonly values: readonly string[] }[],
    at: number,
  ): void {
    const given = choices.flatMap(({ step, field, values }) =>
      values.slice(at, at + 1).map((value) => ({ step, field, value, place: this.place(step, field) })),
    );
    const answers = new Map<string, { [field: string]: string }>();
    for (const { step, field, value } of given) answers.set(step, { ...answers.get(step), [field]: value });
    const carried = migrateAnswers(kinds, set, from, saved([...answers])).saved;
    for (const { step, field, value, place } of given) {
      const today = 'step' in place ? carried.get(place.step)?.answer[place.field] : undefined;
      if (typeof today === 'string') this.#values.set(keyOf(keyOf(step, field), value), today);
    }
  }
}
