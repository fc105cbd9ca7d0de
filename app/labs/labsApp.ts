// What the router needs of labs. All of it is loaded with their first page, and no other page brings any of it.
export { LabsLayout } from './LabsLayout.tsx';
export { LabsOutlet } from './LabsOutlet.tsx';
export { openLabs } from './openLabs.ts';
