/** The style sheet of a graph. All text is dark on light with a contrast of at least 4.5:1. */
export const graphStyle = `
.flow-graph text{font-family:'Figtree Variable',system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif;font-size:13px;fill:#1f2937}
.flow-graph .name{font-weight:600}
.flow-graph .note{font-size:11px;fill:#4b5563}
.flow-graph .centered{text-anchor:middle}
.flow-graph .paper{fill:#fff}
.flow-graph .box{fill:#fff;stroke:#64748b;stroke-width:1.2}
.flow-graph .flow>.box{fill:#f8fafc;stroke:#94a3b8}
.flow-graph .section>.box{fill:#eef2f7;stroke:none}
.flow-graph .step>.box{stroke:#2563eb}
.flow-graph .choice>.box,.flow-graph .decision>.box{fill:#fef3c7;stroke:#b45309}
.flow-graph .effect>.box{fill:#ecfdf5;stroke:#047857}
.flow-graph .end>.box{fill:#e5e7eb;stroke:#4b5563}
.flow-graph .start>.box{fill:#1f2937;stroke:#1f2937}
.flow-graph .start>text{fill:#fff}
.flow-graph .edge path{fill:none;stroke:#475569;stroke-width:1.3}
.flow-graph .edge polygon{fill:#475569}
.flow-graph .edge .label{font-size:11px;fill:#334155;paint-order:stroke;stroke:#fff;stroke-width:3px}
.flow-graph .edge.back path{stroke:#6b7280;stroke-dasharray:4 3}
.flow-graph .edge.back polygon{fill:#6b7280}
.flow-graph .edge.fails path{stroke:#b91c1c}
.flow-graph .edge.fails polygon{fill:#b91c1c}
.flow-graph .edge.fails .label{fill:#991b1b}
.flow-graph .edge.event path{stroke:#6d28d9}
.flow-graph .edge.event polygon{fill:#6d28d9}
.flow-graph .listed.fails text{fill:#991b1b}
.flow-graph .legend text{font-size:12px}
.flow-graph .highlighted>.box{stroke:#c026d3;stroke-width:4}
.flow-graph .step.highlighted>.box,.flow-graph .effect.highlighted>.box{fill:#fdf4ff}
`;
