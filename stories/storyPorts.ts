import { createElement } from 'react';
import { noPorts, type Ports } from '#renderers/ports/ports.ts';

/** The ports for stories: links that stay on the page, and a short list of states. */
export const ports: Ports = {
  ...noPorts,
  Link: ({ to, ...rest }) => createElement('a', { href: `#${to}`, ...rest }),
  lists: {
    states: [
      { value: 'CA', label: 'California' },
      { value: 'NY', label: 'New York' },
      { value: 'TX', label: 'Texas' },
    ],
  },
};
