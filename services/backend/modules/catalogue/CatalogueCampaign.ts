/** One campaign as a file of the catalogue writes it. */
export interface CatalogueCampaign {
  /** Stable for ever: the campaign's id, and so the address of its page, is derived from it. */
  readonly slug: string;
  /** Slugs of the organizations that run it. */
  readonly tenants: readonly string[];
  /** Slug of the product that it leads to. */
  readonly product: string;
  /** Name of an illustration of the catalogue. */
  readonly image: string;
  /** The badge, and its colour as #rrggbb. */
  readonly tag: string;
  readonly color: `#${string}`;
  readonly title: string;
  readonly description: string;
}
