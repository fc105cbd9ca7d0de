/** The SQLSTATE of a value that must be unique and is not. */
export const UNIQUE_VIOLATION = '23505';
