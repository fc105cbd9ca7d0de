import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { textOf } from '#renderers/fields/FieldProps.ts';
import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import * as styles from '../layout/checkout.css.ts';

/** The line of each part, by its autocomplete name; all other parts get their own line. */
const LINES: { readonly [autocomplete: string]: string } = {
  'given-name': 'name',
  'family-name': 'name',
  'address-line1': 'street',
  'address-line2': 'street',
  'address-level2': 'place',
  'address-level1': 'place',
  'postal-code': 'place',
};

/** @param label of a phone number: there may be two */
function written(field: FormField, value: Answer[string] | undefined, label: string): string {
  if (field.type === 'constant') return field.text;
  const text = textOf(value);
  return field.type === 'phone' && text !== '' ? `${label}: ${phoneText(text)}` : text;
}

interface AddressSummaryProps {
  readonly fields: readonly FormField[];
  readonly address: Answer;
  readonly copy: (text: string) => string;
}

/** Parts that follow the previous one without a comma: the postal code and the family name. */
const PLAIN: ReadonlySet<string> = new Set(['family-name', 'postal-code']);

/** A postal address, laid out as on a parcel. */
export function AddressSummary({ fields, address, copy }: AddressSummaryProps) {
  const lines = new Map<string, string>();
  for (const field of fields) {
    const text = written(field, address[field.id], copy(field.label));
    const line = LINES[field.autocomplete ?? ''] ?? field.id;
    const before = lines.get(line);
    const joint = PLAIN.has(field.autocomplete ?? '') ? ' ' : ', ';
    if (text !== '') lines.set(line, before === undefined ? text : before + joint + text);
  }
  return (
    <address className={styles.address}>
      {[...lines].map(([line, text]) => (
        <span key={line}>{text}</span>
      ))}
    </address>
  );
}
