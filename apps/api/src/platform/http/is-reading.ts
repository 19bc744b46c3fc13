/** Calls that read although they are POSTs: their question does not fit into an address. */
const READING_POSTS = /^\/api\/(list|order-summary)$|\/(preview|check|valid)$/;

/** Tells whether a call changes nothing, by its method and its path without a query. */
export const isReading = (method: string, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && READING_POSTS.test(path));
