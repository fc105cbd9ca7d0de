import { currentOrganization } from '#services/api/currentOrganization.ts';
import { exampleOrganization } from './exampleOrganization.ts';

interface Answers {
  /** What a call is answered with, by a part of its path; what is not named is not answered. */
  readonly [path: string]: { readonly status: number; readonly body: unknown };
}

/** For a story's `beforeEach`: an organization, and a server that says one thing. */
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
