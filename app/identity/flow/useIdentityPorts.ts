import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { usePorts, type Ports } from '#renderers/ports/ports.ts';
import { imagesOf, imagesQuery } from '#services/api/images.ts';
import { userQuery } from '#services/api/users.ts';
import { cameraPermission } from '#services/camera/cameraPermission.ts';
import type { IdentityPhotos } from './IdentityPhotos.ts';
import { LazyCameraView } from '../camera/LazyCameraView.tsx';

/**
 * Adds the ports of identity verification to the surrounding ones.
 *
 * @param active whether the flow shows photos; before that none is loaded
 */
export function useIdentityPorts(userId: string, photos: IdentityPhotos, active: boolean): Ports {
  const ports = usePorts();
  const queryClient = useQueryClient();
  const progress = useSyncExternalStore(photos.subscribe, photos.progress);
  const { data, isError } = useQuery({ ...imagesQuery(userId), enabled: active });
  const { data: image } = useQuery({ ...userQuery(userId), enabled: false, select: imagesOf });
  // If the URLs cannot be refetched, the account still knows which photos were sent, although its URLs may have
  // expired.
  const sent = data ?? (isError ? image : undefined);
  const id = sent?.id_url ?? null;
  const profile = sent?.profile_url ?? null;
  const known = sent !== undefined;
  return useMemo(
    () => ({
      ...ports,
      photos: {
        CameraView: LazyCameraView,
        permission: cameraPermission,
        keep: photos.keep,
        progress,
        sent: known ? { id, profile } : undefined,
        refresh: () => void queryClient.invalidateQueries({ queryKey: imagesQuery(userId).queryKey }),
      },
    }),
    [ports, photos, progress, known, id, profile, queryClient, userId],
  );
}
