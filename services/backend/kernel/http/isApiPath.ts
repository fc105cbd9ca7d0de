/** First parts of addresses that belong to the API alone. `/login` is not among them: it is a page as well. */
const API =
  /^\/(v2|users|organization|intakes|intake-template|product-templates|billing|states|catalogue|sandbox|docs|healthz|livez|readyz|metrics|brand|marketing|scheduling|physicians|conversations|pusher)(\/|$)/;

/** Addresses that begin as a page's does. */
const MIXED =
  /^\/((product\/[0-9a-f]{24}\/template|orders\/[0-9a-f]{24}\/patient)\/|subscriptions\/[0-9a-f]{24}\/invoice$)/;

/** Whether an address can be nothing but the API's. */
export const isApiPath = (path: string): boolean => API.test(path) || MIXED.test(path);
