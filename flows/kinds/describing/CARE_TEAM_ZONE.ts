/** Where the care team works. */
export const CARE_TEAM_ZONE = 'America/Los_Angeles';
