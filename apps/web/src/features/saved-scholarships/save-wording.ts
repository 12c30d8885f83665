/** The toasts of saving and removing (specification section 8). */
export const SAVE_TITLES = { saved: 'Scholarship Saved', removed: 'Scholarship Removed' } as const;

export interface SaveTexts {
  saved: string;
  removed: string;
}

export const LIST_SAVE_TEXTS: SaveTexts = {
  saved: 'Scholarship added to your saved list.',
  removed: 'Scholarship removed from your saved list.',
};
export const DETAIL_SAVE_TEXTS: SaveTexts = {
  saved: 'This scholarship has been added to your saved list.',
  removed: 'This scholarship has been removed from your saved list.',
};
export const SAVE_FAILURE = 'Failed to save scholarship. Please try again.';
