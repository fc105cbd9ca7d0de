/** The home page of whoever is logged in. */
export const dashboardPath = '/dashboard/me/profile';
