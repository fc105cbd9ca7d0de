/** The path of what is read of a panel. */
export const labPanelPath = <What extends string>(panelId: string, what: What) =>
  `v2/labs/patient/panels/${encodeURIComponent(panelId)}/${what}` as const;
