/**
 * A starting point for a section: a question, a conditional question, and its condition.
 *
 * @param keeps the facts that hold the answers, if the set does not store answers itself
 */
export function startSection(name: string, section: string, keeps?: { readonly more: string; readonly call: string }) {
  const saves = (fact: string) => (keeps ? `,\n        "saves": { "value": "${fact}" }` : '');
  return `  "conditions": {
    "hasMoreToTell": { "${name}-more": true }
  },
  "sections": {
    "${section}": [
      {
        "id": "${name}-more",
        "kind": "yes-no",
        "title": "Is there anything you would like to tell us?",
        "sensitive": "health"${saves(keeps?.more ?? '')}
      },
      {
        "id": "${name}-call",
        "kind": "yes-no",
        "when": "hasMoreToTell",
        "title": "May we call you about it?",
        "sensitive": "health"${saves(keeps?.call ?? '')}
      }
    ]
  }
}
`;
}
