/** The accessible name of the bell. */
export const bellLabel = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
