/** The forms in which a moment is written. */
const forms = {
  /** 'January 2, 2026' */
  date: { dateStyle: 'long' },
  /** 'Friday, January 2, 2026' */
  weekday: { dateStyle: 'full' },
  /** '9:30 AM' */
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies { readonly [form: string]: Intl.DateTimeFormatOptions };

type MomentForm = keyof typeof forms;

const made = new Map<string, Intl.DateTimeFormat>();

/** Each format is made once: that takes far longer than using it, and a calendar writes a month of days at a time. */
function formatOf(form: MomentForm, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${form} ${timeZone ?? ''}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat('en-US', { ...forms[form], timeZone });
  made.set(key, format);
  return format;
}

/**
 * A moment as patients read it, in the portal as in mail and on invoices.
 *
 * @param zone IANA name; without one that of the device
 */
export const momentText = (moment: Date, form: MomentForm, zone?: string): string =>
  // Some browsers set a narrow space before AM and PM, others a plain one.
  formatOf(form, zone).format(moment).replaceAll('\u202F', ' ');
