/** The colours of a brand that an image is drawn in, each as #rrggbb. */
export interface BrandColours {
  readonly primary: string;
  readonly accent: string;
  readonly background: string;
}

/** Draws SVG in the colours of a brand. */
export type Drawing = (colours: BrandColours) => string;
