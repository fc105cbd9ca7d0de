/** How a laboratory judges a result. Two of them name no side: it is abnormal, or critically so. */
export type LabFlag = 'critical-low' | 'critical-high' | 'critical-flagged' | 'low' | 'high' | 'flagged' | 'in-range';
