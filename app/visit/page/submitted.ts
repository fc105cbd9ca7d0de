import { laterComponent } from '#renderers/ui/loading/laterComponent.ts';

/** What became of a visit that was sent, whose code no question needs. */
export const submitted = laterComponent(async () => (await import('./SubmittedPage.tsx')).SubmittedPage);
