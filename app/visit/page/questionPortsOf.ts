import { noPorts, type Ports } from '#renderers/ports/ports.ts';
import type { State } from '#schemas/wire/state.ts';
import { currentSession } from '#services/api/client/currentSession.ts';

/** The ports that a visit's questions need. Links load the document they lead to. */
export const questionPortsOf = (states: readonly State[]): Ports => ({
  ...noPorts,
  holdInput: currentSession.holdInput,
  lists: { states: states.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })) },
});
