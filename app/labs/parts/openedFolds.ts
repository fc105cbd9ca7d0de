const opened = new Set<string>();

/** The folds that the patient has opened, as long as the document lasts: the way back to a page finds them open. */
export const openedFolds = {
  has: (place: string): boolean => opened.has(place),
  set(place: string, isOpen: boolean): void {
    if (isOpen) opened.add(place);
    else opened.delete(place);
  },
};
