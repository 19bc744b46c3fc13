export const MOST_ROOMS = 200;
export const MOST_CONTACTS = 20;

/** The subjects of the mails that a contact of a school gets. */
export const CONTACT_MAILS = ['labels', 'lists', 'changes', 'closures'] as const;
/**
 * The mails of these that name children. A person who may not see children doesn't choose who gets
 * them.
 */
export const CHILDREN_MAILS = ['labels', 'lists', 'changes'] as const;
