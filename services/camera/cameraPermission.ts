/**
 * Whether the page may use the camera, without asking the patient: 'prompt' where the browser would ask, or does not
 * say; 'denied' too where it has no cameras for pages, as on a page that is not secure.
 */
export async function cameraPermission(): Promise<PermissionState> {
  // Missing on pages that are not secure, whatever the types say.
  if (!('mediaDevices' in navigator)) return 'denied';
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state;
  } catch {
    // A browser that does not know the name, or knows no permissions at all.
    return 'prompt';
  }
}
