import type { Picture } from '../../pictures/Picture.ts';

/** The name of the picture of a banner, by its position, below the pictures of its brand. */
export const bannerFileOf = (at: number, { extension }: Picture): string => `banner-${at + 1}.${extension}`;
