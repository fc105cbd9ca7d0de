// What is needed once a patient asks about something; links to it are on many pages.
export { askByAddress, CALL_QUESTION } from './askedByAddress.ts';
export { beginMessage } from './beginMessage.ts';
export { BegunMessage } from './BegunMessage.tsx';
