/** Why a page that can be read is no row: it is about something else. */
export const NO_OFFER = 'the page offers no scholarship';
