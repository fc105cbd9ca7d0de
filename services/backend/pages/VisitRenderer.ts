import { pathToFileURL } from 'node:url';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { State } from '#schemas/wire/state.ts';
import type { User } from '#schemas/wire/user.ts';

/** The data that a visit starts with. */
export interface VisitReads {
  readonly intake: Intake;
  readonly user: User;
  readonly states: readonly State[];
}

/** The first screen of a visit as HTML, and the title of its document; undefined where it says none. */
interface VisitScreen {
  readonly screen: string;
  readonly title: string | undefined;
}

/** The built portal's own drawing of visits: the same code that runs in browsers. */
export interface VisitRenderer {
  /** The id of the visit that a path names; undefined where it is no path of a visit. */
  intakeIdOf(pathname: string): string | undefined;
  /** What runs in a page before all other code. */
  earlyScript(): string;
  /** The first screen as HTML; without data a placeholder. */
  renderVisit(href: string, organization: Organization, reads: VisitReads | undefined): VisitScreen;
}

const isRenderer = (module: unknown): module is VisitRenderer =>
  typeof module === 'object' &&
  module !== null &&
  ['intakeIdOf', 'earlyScript', 'renderVisit'].every((name) => typeof Reflect.get(module, name) === 'function');

/** Loads the renderer that was built with the portal. */
export async function loadVisitRenderer(file: string): Promise<VisitRenderer> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isRenderer(module)) throw new TypeError(`${file} does not draw visits; build the portal anew`);
  return module;
}
