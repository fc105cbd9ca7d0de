/** The channel on which servers tell each other which sessions have ended: a session's id each time. */
export const ENDED_SESSIONS = 'ended_sessions';
