/** A request is a little larger than the file in it. Apart from the calls, which browsers need not load. */
export const UPLOAD_MOST_CHARACTERS = 900_000;
