import { JsonError, readJson } from './readJson.ts';

/** A place: a file relative to the project, a JSON pointer into it, and a line number, counted from 1. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
  /** Column, counted from 1; the place where a text stops being valid JSON. */
  readonly column?: number;
}

/** A place in the form that editors and terminals can open: file, line and, if known, column. */
export const placeText = ({ file, line, column }: Place): string =>
  [file, line, ...(column === undefined ? [] : [column])].join(':');

/** The text of a machine, used to find the lines of its states. */
export interface MachineText {
  readonly file: string;
  readonly text: string;
}

/** One steps JSON file as text. */
export interface Source {
  readonly file: string;
  /** The machine beside it, if there is one. */
  readonly machine?: MachineText;
  readonly value: unknown;
  readonly repeated: readonly string[];
  /** Set when the text is not valid JSON. */
  readonly broken?: { readonly message: string };
  /** The place of a JSON pointer; if it does not exist, of its nearest existing ancestor. */
  readonly place: (pointer: string) => Place;
}

function lineOf(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = lines.get(at);
    if (line !== undefined) return line;
  }
  return 1;
}

/** Reads the text of a steps JSON. For invalid JSON it sets `broken` and does not throw. */
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

/** The flow's name in a text, even if the text is otherwise invalid; the file's name if it has none. */
export function flowNameOf({ file, value }: Source): string {
  if (typeof value === 'object' && value !== null && 'flow' in value && typeof value.flow === 'string')
    return value.flow;
  return file.slice(file.lastIndexOf('/') + 1).split('.')[0] ?? file;
}
