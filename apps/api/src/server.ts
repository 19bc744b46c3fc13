import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Application } from './compose.ts';
import { openProbe } from './platform/db/index.ts';
import {
  createHttp,
  healthRoute,
  localeOf,
  plainPageStyle,
  policyReports,
  refusalBody,
  refuse,
  trustOf,
  webFiles,
} from './platform/http/index.ts';
import type { Platform } from './platform/index.ts';
import { mailboxRoutes } from './platform/mail/mailbox.ts';
import { mediaRoutes } from './platform/media/index.ts';
import { isBuiltin, payRoutes } from './platform/payments/index.ts';
import { serveRealtime } from './platform/realtime/index.ts';
import { appVersion } from './version.ts';
import { WEB_FILES } from './web-files.ts';

/** The HTTP server of a composed application; it does not listen yet. */
export async function createServer(
  platform: Platform,
  application: Application,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { config, db } = platform;
  const probe = openProbe(db.url);
  const app = await createHttp({
    config,
    log,
    sessions: application.sessions,
    kiosks: application.kiosks,
    phrases: application.phrases,
    version: appVersion(),
    observer: platform.observer,
    stripe: platform.payments.browser.kind === 'stripe',
    media: platform.media.store.origins,
    admission: { delayMs: config.overloadDelayMs, waitedForDatabase: db.waited },
    maxConnections: config.maxConnections,
    // A third of the connections: one account can't take them all.
    savesAtOnce: Math.max(1, Math.floor(config.databasePool / 3)),
  });
  app.addHook('onClose', () => probe.close());
  healthRoute(app, probe.isHealthy);
  plainPageStyle(app);
  policyReports(app, { limits: platform.limits, observer: platform.observer });
  application.routes(app);
  serveRealtime(app, {
    db,
    log: platform.log,
    sessions: application.sessions,
    kiosks: application.kiosks,
    front: { publicUrl: config.publicUrl, trust: trustOf(config.trustProxy) },
    mayHear: application.mayHear,
  });
  mailboxRoutes(app, db, config.environment);
  if (isBuiltin(platform.payments)) {
    payRoutes(app, { provider: platform.payments, limits: platform.limits });
  }
  mediaRoutes(app, {
    media: platform.media.store,
    builtin: platform.media.builtin,
    limits: platform.limits,
  });
  await webFiles(app, WEB_FILES);

  // Whatever is no call, file or tool is a page of the web application, known to it or not.
  const { renderPage, renderSite } = application;
  app.route({
    method: 'GET',
    url: '/*',
    config: { permission: 'anyone' },
    handler: async (request, reply) => {
      if (renderPage === undefined || /^\/(api|pay|media|dev\/mailbox)(\/|$)/.test(request.url)) {
        reply.code(404).header('cache-control', 'no-store');
        return refusalBody(refuse(404, 'not_found'), app.phrases, localeOf(request));
      }
      const page = (await renderSite?.(request)) ?? (await renderPage(request));
      return reply
        .code(page.status)
        .headers({ 'cache-control': 'no-store', ...page.headers })
        .type('text/html; charset=utf-8')
        .send(page.html);
    },
  });
  return app;
}
