/**
 * The confirmation of one's identity, where a call needs a fresh sign-in. Importing
 * `lib/fresh-sign-in/ask-freshly` sets it: nothing on a family's way to its lunch asks for one.
 */
export const freshSignIn: { confirm?: () => Promise<boolean> } = {};
