import { useCallback, useEffect, useRef, useState } from 'react';
import Webcam from 'react-webcam';
import type { CameraViewProps } from '#renderers/ports/ports.ts';
import { refusalOf } from '#services/camera/refusalOf.ts';
import * as styles from './CameraView.css.ts';
import { sampleLight } from './sampleLight.ts';
import { takePhotoOf } from './takePhotoOf.ts';

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
