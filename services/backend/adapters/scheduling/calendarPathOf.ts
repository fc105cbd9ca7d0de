/** The path of an event link without its first slash, which names the calendar whatever the host is. */
export const calendarPathOf = (link: string): string => new URL(link).pathname.replace(/^\/|\/$/g, '');
