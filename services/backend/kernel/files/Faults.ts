import { SettingsError } from '../settings/SettingsError.ts';

/** What is wrong with the files that a server reads at its start, collected so that an operator hears of all of it. */
export class Faults {
  readonly #lines: string[] = [];

  /** @param place JSON pointer in the file, or '' for the file as a whole */
  add(file: string, place: string, what: string): void {
    this.#lines.push(`${file}: ${place === '' ? '' : `${place} `}${what}`);
  }

  /** @throws SettingsError with a line for each fault, if there are any */
  refuse(): void {
    if (this.#lines.length > 0) throw new SettingsError(this.#lines.join('\n'));
  }
}
