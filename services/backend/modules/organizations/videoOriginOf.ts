import type { Tenant } from './Tenant.ts';

/** The origin of a brand's introduction video; undefined without a video, and for one of the portal itself. */
export function videoOriginOf({ settings: { intro_video: video } }: Pick<Tenant, 'settings'>): string | undefined {
  return video?.url.startsWith('https:') ? new URL(video.url).origin : undefined;
}
