/** Operations for patients that answer all of them alike, and hold nothing of anybody's record. */
export const general: ReadonlySet<string> = new Set([
  'checkAvailability',
  'listIntakeTemplates',
  'readIntakeTemplate',
  'readProductIntakeTemplate',
  'listCatalogue',
  'readProductTemplate',
  'listProducts',
  'readProduct',
  'readProductById',
  'listProductTemplates',
  'readMembership',
  'listMembershipPrices',
  'readMembershipPrice',
  'listPhysicians',
  'listOutsideMarkers',
  'applyCoupon',
  'logoutEverywhere',
  'tellTyping',
  'authorizeChannel',
  'authorizePresence',
  'authorizeSocket',
]);

/** Operations without a token whose signed address says whose record is read. */
export const signed: ReadonlySet<string> = new Set([
  'readImage',
  'readAttachment',
  'readInvoicePdf',
  'readCalendarFile',
]);

/** Operations without a token that note by themselves whose record was read: what is sent to them does not say it. */
export const shared: ReadonlySet<string> = new Set(['openSharedReport', 'receiveLabReports']);

/** Operations without a token that answer with a session, and so with the account of whose it is. */
export const signingIn: ReadonlySet<string> = new Set([
  'login',
  'finishLogin',
  'loginWithPasskey',
  'loginWithToken',
  'signup',
  'refreshSession',
]);
