/** A question, one that only some are asked, and the condition for it: something to go on from. */
export const startSection = (name: string, section: string): string => `  "conditions": {
    "hasMoreToTell": { "${name}-more": true }
  },
  "sections": {
    "${section}": [
      {
        "id": "${name}-more",
        "kind": "yes-no",
        "title": "Is there anything you would like to tell us?",
        "sensitive": "health"
      },
      {
        "id": "${name}-what",
        "kind": "long-text",
        "when": "hasMoreToTell",
        "title": "What would you like to tell us?",
        "sensitive": "health"
      }
    ]
  }
}
`;
