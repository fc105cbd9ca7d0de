/** Longest side that is drawn, in pixels; more is not seen. */
const LONGEST = 1600;

/**
 * Draws a photo, upright, onto a canvas that takes its proportions.
 *
 * @param canvasOf asked for when the photo is decoded; null where it is no longer wanted
 * @returns false where this browser cannot decode the photo
 */
export async function drawPhoto(photo: Blob, canvasOf: () => HTMLCanvasElement | null): Promise<boolean> {
  try {
    const picture = await createImageBitmap(photo);
    const canvas = canvasOf();
    if (canvas) {
      const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
      canvas.width = Math.round(picture.width * scale);
      canvas.height = Math.round(picture.height * scale);
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    }
    picture.close();
    return true;
  } catch {
    return false;
  }
}
