import type { BoundedMap } from '../../kernel/cache/BoundedMap.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { Jobs } from '../../kernel/jobs/Jobs.ts';
import type { AfterAnswer } from '../../kernel/http/AfterAnswer.ts';
import type { SignedAddresses } from '../../kernel/http/SignedAddresses.ts';
import type { Definitions } from '../templates/Definitions.ts';
import type { OpenedIntake } from '../visits/IntakeRow.ts';
import type { Mailer } from '../../adapters/mail/Mailer.ts';
import type { MailingList } from '../../adapters/mailing/MailingList.ts';
import type { MediaStore } from '../../adapters/media/MediaStore.ts';
import type { MobileCodes } from '../access/MobileCodes.ts';
import type { Payments } from '../../adapters/payments/Payments.ts';
import type { Tenants } from '../organizations/Tenants.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { Calendar } from '../../adapters/scheduling/Calendar.ts';
import type { Scheduler } from '../../adapters/scheduling/Scheduler.ts';
import type { EmailVerification } from '../access/EmailVerification.ts';
import type { AccessLog } from '../accesses/AccessLog.ts';
import type { AccessTokens } from '../access/AccessTokens.ts';
import type { CopySeals } from '../access/CopySeals.ts';
import type { LiveSessions } from '../access/LiveSessions.ts';
import type { LoginTickets } from '../access/LoginTickets.ts';
import type { PageTokens } from '../access/PageTokens.ts';
import type { Realtime } from '../../adapters/realtime/Realtime.ts';
import type { RecoveryCodes } from '../access/RecoveryCodes.ts';
import type { RefreshTokens } from '../access/RefreshTokens.ts';
import type { SealedSecrets } from '../access/SealedSecrets.ts';
import type { SessionEnds } from '../access/SessionEnds.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import type { Scanner } from '../../adapters/scanner/Scanner.ts';
import type { Texter } from '../../adapters/sms/Texter.ts';

/** What every module of the backend is given. */
export interface Portal {
  readonly settings: Settings;
  readonly database: Database;
  readonly media: MediaStore;
  /** The one clock. A patient's calendar day is its day in UTC, on which the age limits are counted. */
  readonly clock: () => Date;
  readonly tenants: Tenants;
  /** What organizations sell, as it is written today; stored at start. */
  readonly catalogue: Catalogue;
  readonly tokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly pageTokens: PageTokens;
  readonly imageAddresses: SignedAddresses;
  /** Of what is sent with messages, and of the pictures of the care team. */
  readonly mediaAddresses: SignedAddresses;
  readonly invoiceAddresses: SignedAddresses;
  readonly calendarAddresses: SignedAddresses;
  readonly emailVerification: EmailVerification;
  readonly sessionEnds: SessionEnds;
  /** Seals the copies of what is kept of patients. */
  readonly copySeals: CopySeals;
  readonly loginTickets: LoginTickets;
  /** Seals the secrets of authenticator apps. */
  readonly sealedSecrets: SealedSecrets;
  readonly socialSecuritySeals: SealedSecrets;
  readonly recoveryCodes: RecoveryCodes;
  readonly liveSessions: LiveSessions;
  /** Who has read or changed what of whose record. */
  readonly accesses: AccessLog;
  readonly definitions: Definitions;
  readonly afterAnswer: AfterAnswer;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly scanner: Scanner;
  readonly mobileCodes: MobileCodes;
  readonly payments: Payments;
  readonly scheduler: Scheduler;
  /** Every calendar that appointments are booked in, by its path. */
  readonly calendars: ReadonlyMap<string, Calendar>;
  readonly mailingList: MailingList;
  /** Tells pages at once what is new. */
  readonly realtime: Realtime;
  /** Visits as they were after their last answer, by id. */
  readonly recentIntakes: BoundedMap<string, OpenedIntake>;
}
