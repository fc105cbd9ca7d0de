import { JsonError, readJson } from './readJson.ts';

/** Where something stands: a file relative to the project, a JSON pointer into it, a line that counts from 1. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
  /** Counts from 1; where a text stops being JSON. */
  readonly column?: number;
}

/** A place as editors and terminals open it: file, line and, where it is known, column. */
export const placeText = ({ file, line, column }: Place): string =>
  [file, line, ...(column === undefined ? [] : [column])].join(':');

/** The text of a machine, for the lines of its states. */
export interface MachineText {
  readonly file: string;
  readonly text: string;
}

/** One steps JSON as it is written. */
export interface Source {
  readonly file: string;
  /** The machine beside it, where it has one. */
  readonly machine?: MachineText;
  readonly value: unknown;
  readonly repeated: readonly string[];
  /** Set where the text is no JSON at all. */
  readonly broken?: { readonly message: string };
  /** The place of a pointer; of one that does not exist, the nearest that does. */
  place(pointer: string): Place;
}

function lineOf(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return 1;
}

/** Reads the text of a steps JSON. What is no JSON is said in `broken`, not thrown. */
export function sourceOf(file: string, text: string, machine?: MachineText): Source {
  try {
    const { value, lines, repeated } = readJson(text);
    const place = (pointer: string): Place => ({ file, pointer, line: lineOf(lines, pointer) });
    return { file, value, repeated, place, ...(machine && { machine }) };
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { message, line, column } = error;
    return {
      file,
      value: undefined,
      repeated: [],
      broken: { message },
      place: (pointer) => ({ file, pointer, line, column }),
    };
  }
}

/** The name of the flow that a text describes, even where it has not the right form; the file's name where it has none. */
export function flowNameOf({ file, value }: Source): string {
  if (typeof value === 'object' && value !== null && 'flow' in value && typeof value.flow === 'string')
    return value.flow;
  return file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? file;
}
