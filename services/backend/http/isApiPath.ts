/** First parts of addresses that belong to the API alone. `/login` is not among them: it is a page as well. */
const API = /^\/(v2|users|organization|intakes|intake-template|states|sandbox|docs|healthz|brand)(\/|$)/;

/** Whether an address can be nothing but the API's. */
export const isApiPath = (path: string): boolean => API.test(path);
