import type { Settings } from '../../kernel/settings/settings.ts';
import { mailchimpList } from './mailchimpList.ts';
import type { MailingList } from './MailingList.ts';
import { stableId } from '../../kernel/ids/stableId.ts';

/** The default: nobody is told; tags are kept in the database alone. */
const noMailingList: MailingList = {
  subscribe: ({ id }) => Promise.resolve(stableId('mailing', id)),
  tag: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

/** Who keeps the mailing list, as the settings say: Mailchimp where it is set up, otherwise the database alone. */
export const mailingListOf = ({ mailchimp }: Pick<Settings, 'mailchimp'>): MailingList =>
  mailchimp ? mailchimpList(mailchimp) : noMailingList;
