import type { Settings } from '../../kernel/settings/settings.ts';
import { mailchimpList } from './mailchimpList.ts';
import type { MailingList } from './MailingList.ts';
import { noMailingList } from './noMailingList.ts';

/** Who keeps the mailing list, as the settings say: Mailchimp where it is set up, otherwise the database alone. */
export const mailingListOf = ({ mailchimp }: Pick<Settings, 'mailchimp'>): MailingList =>
  mailchimp ? mailchimpList(mailchimp) : noMailingList;
