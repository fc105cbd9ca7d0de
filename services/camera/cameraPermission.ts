/**
 * Whether the page may use the camera, without asking the patient: 'prompt' if the browser would ask or does not say;
 * 'denied' also if it offers no cameras to pages, as on an insecure page.
 */
export async function cameraPermission(): Promise<PermissionState> {
  // Undefined on insecure pages, although the types say otherwise.
  if (!('mediaDevices' in navigator)) return 'denied';
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state;
  } catch {
    // The browser does not know this permission, or has no permissions API.
    return 'prompt';
  }
}
