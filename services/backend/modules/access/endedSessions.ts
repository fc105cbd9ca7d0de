/** The channel on which servers tell each other of whom sessions have ended: a patient's id each time. */
export const ENDED_SESSIONS = 'ended_sessions';
