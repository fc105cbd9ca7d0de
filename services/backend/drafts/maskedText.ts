import { fieldSamples } from '#engine/authoring/answers/fieldSamples.ts';
import type { Day } from '#engine/answers/birthday.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { Field } from '#engine/definition/Field.ts';

const plain = (text: string) => 'x'.repeat(text.length);

/** Digits and letters of any script in their places, for a text that must have a form. */
const inForm = (text: string) =>
  text
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/(?!X)[\p{L}\p{M}]/gu, 'x');

/**
 * A text that says nothing of what was written, and that its field allows where it allowed what was written: of the
 * same length where nothing but limits are asked for, else in the same form or in another one that the field takes.
 * Undefined where none is found.
 */
export function maskedText(text: string, field: Field | undefined, today: Day): string | undefined {
  if (!field) return plain(text);
  const { applies: _, ...alone } = field;
  const allows = (value: string) => checkAnswer([alone], { [field.name]: value }, today).length === 0;
  if (!allows(text)) return plain(text);
  const samples = fieldSamples(alone, []).filter((one) => typeof one === 'string');
  return [plain(text), inForm(text), ...samples].find((one) => one !== text && allows(one));
}
