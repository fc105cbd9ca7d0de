import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the build, as the list of its files has it. */
interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a page needs beside its document: the paths of style sheets and modules. */
interface Needed {
  readonly sheets: readonly string[];
  readonly scripts: readonly string[];
}

const isList = (value: unknown): value is { readonly [name: string]: BuiltFile } =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((file) => typeof file === 'object' && file !== null && 'file' in file);

/** What the code of each page needs, by the list that the build writes of its files. */
export class PageCode {
  readonly #files: { readonly [name: string]: BuiltFile };
  readonly #directory: string;
  readonly #css = new Map<string, string>();
  readonly #document: ReadonlySet<string>;

  /** @param document the name of the document that loads the pages: what it needs is there already */
  constructor(directory: string, document: string) {
    const files: unknown = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8'));
    if (!isList(files)) throw new TypeError(`${directory}/manifest.json lists no files; build the portal anew`);
    this.#files = files;
    this.#directory = directory;
    this.#document = this.#withImports([document]);
  }

  /** The names of files and of all that they import, each after what it needs. */
  #withImports(names: readonly string[], found = new Set<string>(), met = new Set<string>()): Set<string> {
    for (const name of names) {
      // Files may import each other.
      if (met.has(name)) continue;
      met.add(name);
      this.#withImports(this.#files[name]?.imports ?? [], found, met);
      found.add(name);
    }
    return found;
  }

  /** What modules need, by their sources, that their document has not. */
  of(modules: readonly string[]): Needed {
    const files = [...this.#withImports(modules)].filter((name) => !this.#document.has(name));
    const built = files.flatMap((name) => this.#files[name] ?? []);
    return {
      sheets: built.flatMap(({ css = [] }) => css).map((path) => `/${path}`),
      scripts: built.map(({ file }) => `/${file}`),
    };
  }

  /** What a style sheet holds. */
  cssOf(path: string): string {
    let css = this.#css.get(path);
    if (css === undefined) this.#css.set(path, (css = readFileSync(join(this.#directory, path), 'utf8')));
    return css;
  }
}
