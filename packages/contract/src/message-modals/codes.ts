export const fieldCodes = ['link_unsafe', 'page_required', 'full_picture_asks_nothing'] as const;
