/** The path of what is read of a panel. */
export const labPanelPath = (panelId: string, what: string): string =>
  `v2/labs/patient/panels/${encodeURIComponent(panelId)}/${what}`;
