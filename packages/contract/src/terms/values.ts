// Apart from the schemas, for the browser says these and carries no schema.
/** Free text becomes a tag from this length on; what is known already may be shorter. */
export const TERM_MIN = 3;
export const TERM_MAX = 60;
