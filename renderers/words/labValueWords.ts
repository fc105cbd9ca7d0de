/** The renderer's own words about a list of lab values. */
export const labValueWords = {
  change: 'Change',
  remove: 'Remove',
  save: 'Save',
  cancel: 'Cancel',
  noMarker: 'No biomarker has this name.',
  /** For screen readers, after the name of a marker. */
  added: (value: string) => `Added: ${value}`,
  changed: (value: string) => `Changed: ${value}`,
  removed: (marker: string) => `Removed: ${marker}`,
} as const;
