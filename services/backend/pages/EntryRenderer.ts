import { pathToFileURL } from 'node:url';
import type { Campaign } from '#schemas/wire/campaign.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** What a landing page is made from. */
export interface LandingSource {
  readonly product: ProductTemplate;
  readonly campaign?: Campaign;
}

/** An address of an entry page, as far as the server has to know of it. */
export interface EntryAddress {
  readonly name: string;
  readonly landing?: { readonly kind: 'product' | 'campaign'; readonly id: string };
  /** A token in it is exchanged for a session of its own. */
  readonly search?: { readonly token?: string };
}

/** The built portal's own drawing of its entry pages: the same code that runs in browsers. */
export interface EntryRenderer {
  /** The entry page at an address, or the address that stands for it; undefined where it is none. */
  entryAddressOf(
    url: URL,
    returning: boolean,
  ): { readonly address: EntryAddress } | { readonly redirect: string } | undefined;
  /** What search engines and previews of links say of a page; `image` is the path of a picture, undefined the brand's own. */
  describeEntry(
    address: EntryAddress,
    organization: Organization,
    source: LandingSource | undefined,
  ): { readonly title: string; readonly description: string; readonly image: string | undefined };
  /** What runs in a page before all other code. */
  earlyScript(): string;
  /** The first screen as HTML. */
  renderEntry(
    address: EntryAddress,
    organization: Organization,
    source: LandingSource | undefined,
    signedIn: boolean,
  ): string;
  /** The brand as a style sheet. */
  themeSheet(organization: Organization): string;
}

const isRenderer = (module: unknown): module is EntryRenderer =>
  typeof module === 'object' &&
  module !== null &&
  ['entryAddressOf', 'describeEntry', 'earlyScript', 'renderEntry', 'themeSheet'].every(
    (name) => typeof Reflect.get(module, name) === 'function',
  );

/** Loads the renderer that was built with the portal. */
export async function loadEntryRenderer(file: string): Promise<EntryRenderer> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  if (!isRenderer(module)) throw new TypeError(`${file} does not draw entry pages; build the portal anew`);
  return module;
}
