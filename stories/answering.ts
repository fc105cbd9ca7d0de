import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { exampleOrganization } from './exampleOrganization.ts';

interface Answers {
  /** The response to a call, by a part of its path; any other call fails as if there were no network. */
  readonly [path: string]: { readonly status: number; readonly body: unknown };
}

/** For a story's `beforeEach`: sets an organization, and replaces the server by these responses. */
export const answering = (answers: Answers) => () => {
  const fetch = window.fetch.bind(window);
  currentOrganization.set(exampleOrganization);
  window.fetch = async (input, init) => {
    const { pathname, origin } = new URL(new Request(input, init).url);
    if (origin === location.origin && pathname.includes('.')) return fetch(input, init);
    const [, answer] = Object.entries(answers).find(([path]) => pathname.includes(path)) ?? [];
    if (!answer) throw new TypeError('nothing answers in a story');
    return Response.json(answer.body, { status: answer.status });
  };
  return () => {
    window.fetch = fetch;
  };
};
