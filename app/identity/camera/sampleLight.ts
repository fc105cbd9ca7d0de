import { lightOf } from '#services/camera/lightOf.ts';
import type { Light } from '#renderers/ports/ports.ts';

const WIDTH = 48;
const HEIGHT = 36;

/** Judges the light in a running picture; call the returned function for each sample. */
export function sampleLight(video: HTMLVideoElement): () => Light {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return () => {
    if (!context || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return 'good';
    context.drawImage(video, 0, 0, WIDTH, HEIGHT);
    return lightOf(context.getImageData(0, 0, WIDTH, HEIGHT).data);
  };
}
