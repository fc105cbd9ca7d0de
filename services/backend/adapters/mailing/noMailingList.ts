import { stableId } from '../../kernel/ids/stableId.ts';
import type { MailingList } from './MailingList.ts';

/** The default: nobody is told; tags are kept in the database alone. */
export const noMailingList: MailingList = {
  subscribe: ({ id }) => Promise.resolve(stableId('mailing', id)),
  tag: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};
