/** Said before a provider's note on a report that the laboratory has changed since. */
export const OUTDATED = 'This note is older than the results below. The lab has changed the report since.';

/** Said before it where a result needs attention now: no note on that result exists. */
export const BEFORE_ALARM = 'This note was written before the result that needs attention now.';
