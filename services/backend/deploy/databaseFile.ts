/** The name of the empty database beside the built server. */
export const DATABASE_FILE = 'empty-database.tgz';
