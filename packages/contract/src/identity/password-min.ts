/** The characters that a new password has at least. */
export const PASSWORD_MIN = 10;
