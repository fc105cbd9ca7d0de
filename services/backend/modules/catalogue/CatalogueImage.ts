/** The colours of a brand that an illustration is drawn in. */
interface ImageColours {
  readonly primary: string;
  readonly accent: string;
}

/** Draws an illustration as SVG text in the colours of a brand. */
export type CatalogueImage = (colours: ImageColours) => string;
