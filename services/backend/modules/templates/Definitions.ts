import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { adoptStops } from '#engine/definition/adoptStops.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { findVersion } from './store.ts';
import type { TemplateVersion } from './TemplateVersion.ts';

/** A stored version with its definition compiled. */
export interface CompiledVersion extends TemplateVersion {
  readonly compiled: Definition;
}

/** Ids of the version that a visit is on, and of the newest one of its template. */
interface VersionOfVisit {
  readonly version_id: string;
  readonly newest: { readonly id: string };
}

/** Stored versions by the id of their row, compiled once: a stored version never changes. */
export class Definitions {
  readonly #database: Database;
  readonly #compiled = new BoundedMap<string, CompiledVersion>(500);
  readonly #inForce = new BoundedMap<string, CompiledVersion>(500);

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

  /**
   * The version of a visit with the stops that are in force today: those of the newest version of its template.
   *
   * @throws RangeError where there is no such version
   */
  async inForce({ version_id, newest }: VersionOfVisit): Promise<CompiledVersion> {
    const version = await this.get(version_id);
    if (newest.id === version_id) return version;
    const key = `${version_id} ${newest.id}`;
    const known = this.#inForce.get(key);
    if (known) return known;
    const today = await this.get(newest.id);
    const definition = adoptStops(stepKinds, version.definition, today.definition);
    const adopted = { ...version, definition, compiled: compile(stepKinds, definition) };
    this.#inForce.set(key, adopted);
    return adopted;
  }

  add(version: TemplateVersion): CompiledVersion {
    const compiled = { ...version, compiled: compile(stepKinds, version.definition) };
    this.#compiled.set(version.id, compiled);
    return compiled;
  }
}
