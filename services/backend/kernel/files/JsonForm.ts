import { readFileSync } from 'node:fs';
import type { AnySchema, ValidateFunction } from 'ajv';
import { compiledLater } from './compiledLater.ts';
import type { Faults } from './Faults.ts';
import { jsonFaultIn } from './jsonFaultIn.ts';
import { schemaFaultOf } from './schemaFaultOf.ts';

/** Each start checks few files once: to make the check faster takes longer than the check. */
const OPTIONS = { allErrors: true, verbose: true, allowUnionTypes: true, code: { optimize: false } };

/** The form of a kind of JSON files. */
export class JsonForm<Content> {
  readonly #isOf: () => ValidateFunction<Content>;

  /** @param schema the one that `Content` is derived from */
  constructor(schema: AnySchema) {
    this.#isOf = compiledLater(schema, OPTIONS);
  }

  /** Reads a file of this form; undefined where it is not, and `faults` then says why. */
  read(file: string, faults: Faults): Content | undefined {
    const parsed = parsedFile(file, faults);
    if (!parsed) return undefined;
    const isOf = this.#isOf();
    if (isOf(parsed.value)) return parsed.value;
    for (const error of isOf.errors ?? []) {
      const { place, what } = schemaFaultOf(error);
      faults.add(file, place, what);
    }
  }
}

function parsedFile(file: string, faults: Faults): { readonly value: unknown } | undefined {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(text) };
  } catch {
    const { line, column, what } = jsonFaultIn(text);
    faults.add(`${file}:${line}:${column}`, '', `is no JSON here: ${what}`);
  }
}
