import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { findVersion } from './store.ts';
import type { TemplateVersion } from './TemplateVersion.ts';

/** A stored version with its definition compiled. */
export interface CompiledVersion extends TemplateVersion {
  readonly compiled: Definition;
}

/** Stored versions by the id of their row, compiled once: a stored version never changes. */
export class Definitions {
  readonly #database: Database;
  readonly #compiled = new BoundedMap<string, CompiledVersion>(500);

  constructor(database: Database) {
    this.#database = database;
  }

  /** @throws RangeError where there is no such version */
  async get(id: string): Promise<CompiledVersion> {
    const known = this.#compiled.get(id);
    if (known) return known;
    const version = await findVersion(this.#database, id);
    if (!version) throw new RangeError(`there is no template version ${id}`);
    return this.add(version);
  }

  add(version: TemplateVersion): CompiledVersion {
    const compiled = { ...version, compiled: compile(stepKinds, version.definition) };
    this.#compiled.set(version.id, compiled);
    return compiled;
  }
}
