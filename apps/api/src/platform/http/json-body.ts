import type { FastifyInstance } from 'fastify';
import { refuse } from './answers.ts';
import { Rejected } from './rejected.ts';
import { unstorablePath } from './storable.ts';

/** Accepts JSON bodies alone: any other content type is answered with 415. */
export function readJsonBodies(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      done(new Rejected(refuse(400, 'malformed')));
      return;
    }
    // Clients send the content type of JSON on a DELETE without a body, too.
    if (text === '') {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value) => {
      if (error) {
        done(new Rejected(refuse(400, 'malformed')));
        return;
      }
      // Text that can't be stored comes in escapes alone: raw control characters are not JSON, and
      // UTF-8 has no lone surrogates.
      const path = text.includes('\\u') ? unstorablePath(value) : undefined;
      if (path === undefined) done(null, value);
      else done(new Rejected(refuse(422, 'invalid', { [path]: ['invalid'] })));
    });
  });
}
