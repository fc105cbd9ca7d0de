/**
 * Whether what a visit sells is sent to the state that the patient was seen in: coaching sends nothing.
 *
 * @param type of the visit
 */
export const sendsToVisitState = (type: string): boolean => type === 'medication' || type === 'lab';
