/** An id as the page's address has it. The server answers one that is no number as one that nobody has. */
export const idInPath = (id: string): `${number}` => encodeURIComponent(id) as `${number}`;
