import type Webcam from 'react-webcam';

const QUALITY = 0.92;

/**
 * Takes a photo of the live picture, in the camera's own resolution, as a JPEG.
 *
 * @throws Error when no picture is running
 */
export function takePhotoOf(webcam: Webcam | null): Promise<Blob> {
  const { videoWidth: width = 0, videoHeight: height = 0 } = webcam?.video ?? {};
  const canvas = webcam?.getCanvas({ width, height });
  return new Promise((resolve, reject) => {
    if (!canvas) {
      reject(new Error('the camera shows no picture'));
      return;
    }
    const took = (photo: Blob | null) => (photo ? resolve(photo) : reject(new Error('the photo could not be made')));
    canvas.toBlob(took, 'image/jpeg', QUALITY);
  });
}
