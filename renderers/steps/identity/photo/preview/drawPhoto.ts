/** Maximum side length to draw, in pixels; more makes no visible difference. */
const LONGEST = 1600;

/**
 * Draws a photo, upright, on a canvas and gives the canvas its proportions.
 *
 * @param canvasOf called when the photo is decoded; null if it is no longer wanted
 * @param longest the most pixels of its longer side
 * @returns false if this browser cannot decode the photo
 */
export async function drawPhoto(
  photo: Blob,
  canvasOf: () => HTMLCanvasElement | null,
  longest = LONGEST,
): Promise<boolean> {
  try {
    const picture = await createImageBitmap(photo);
    const canvas = canvasOf();
    if (canvas) {
      const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
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
