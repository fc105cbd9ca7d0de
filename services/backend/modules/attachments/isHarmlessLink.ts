const SAFE = /^(?:https?|mailto|tel):/i;

/** A scheme, whatever signs Windows and browsers leave out before and within it, or a path of a network. */
const LEADS_ELSEWHERE = /^[^\w\\/#?]*(?:[a-z][^/?#]*:|[\\/]{2})/i;

/**
 * Whether a link that a reader may press opens a page, a mail or a call. Others start programs (`ms-msdt:`), open files (`file:`) or
 * send the reader's name to a computer of the network (`\\host\share`).
 */
export const isHarmlessLink = (target: string): boolean => SAFE.test(target) || !LEADS_ELSEWHERE.test(target);
