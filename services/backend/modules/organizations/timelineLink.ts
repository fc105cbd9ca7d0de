/** The address in mails of what became of a patient's purchases: the portal puts the patient's own id into it. */
export const timelineLink = (origin: string): string => `${origin}/dashboard/me/timeline`;
