/**
 * A question, one that only some are asked, and the condition for it: something to go on from.
 *
 * @param keeps the facts that hold the answers, where the set itself does not keep them
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
