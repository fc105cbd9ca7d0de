import { useCallback, useEffect, useRef, useState } from 'react';
import Webcam from 'react-webcam';
import type { CameraViewProps, Light } from '#renderers/ports/ports.ts';
import { refusalOf } from '#services/camera/refusalOf.ts';
import * as styles from './CameraView.css.ts';
import { lightOf } from '#services/camera/lightOf.ts';

const QUALITY = 0.92;

/**
 * Takes a photo of the live picture, in the camera's own resolution, as a JPEG.
 *
 * @throws Error when no picture is running
 */
function takePhotoOf(webcam: Webcam | null): Promise<Blob> {
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

const WIDTH = 48;
const HEIGHT = 36;

/** Judges the light in a running picture; call the returned function for each sample. */
function sampleLight(video: HTMLVideoElement): () => Light {
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

const LIGHT_MS = 500;
const SIZE = { width: { ideal: 1920 }, height: { ideal: 1080 } };

/** The live picture of the patient's camera. The camera is requested on mount and switched off on unmount. */
export function CameraView({ facing, label, onReady, onLight, onFailure }: CameraViewProps) {
  const webcam = useRef<Webcam>(null);
  const [camera] = useState(() => ({ tracks: new Set<MediaStreamTrack>() }));
  const [running, setRunning] = useState(false);

  // The library releases a camera only after it has rendered with it; a camera that arrives just before unmounting is
  // released here.
  useEffect(() => {
    const { tracks } = camera;
    return () => {
      for (const track of tracks) track.stop();
      tracks.clear();
    };
  }, [camera]);

  useEffect(() => {
    const video = webcam.current?.video;
    if (!running || !video) return undefined;
    const look = sampleLight(video);
    const timer = setInterval(() => onLight(look()), LIGHT_MS);
    return () => clearInterval(timer);
  }, [running, onLight]);

  const takePhoto = useCallback(() => takePhotoOf(webcam.current), []);

  return (
    <Webcam
      ref={webcam}
      audio={false}
      videoConstraints={{ facingMode: facing, ...SIZE }}
      className={styles.pictures[facing]}
      aria-label={label}
      onUserMedia={(stream) => {
        for (const track of stream.getTracks()) {
          camera.tracks.add(track);
          // The camera was unplugged, or its permission was revoked.
          track.addEventListener('ended', () => onFailure('missing'));
        }
      }}
      onUserMediaError={(error) => onFailure(refusalOf(error))}
      onLoadedData={() => {
        setRunning(true);
        onReady(takePhoto);
      }}
    />
  );
}
