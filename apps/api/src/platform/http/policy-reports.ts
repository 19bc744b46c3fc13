import type { FastifyInstance } from 'fastify';
import type { LimitRule, Limits } from '../limits/index.ts';
import type { Observer } from '../observer/index.ts';
import { refuse } from './answers.ts';
import { POLICY_REPORTS } from './protective-headers.ts';
import { sendRefusal } from './send-refusal.ts';

/** A page that breaks the policy says so a few times; whoever says it often is no browser. */
const BY_ADDRESS: LimitRule = { name: 'http.policy_reports', points: 20, seconds: 600 };
const LARGEST_REPORT = 20_000;

/** The two shapes in which browsers report: one violation by itself, or a list of reports. */
interface Violation {
  readonly directive: unknown;
  readonly blocked: unknown;
}

/**
 * Takes what browsers report of the content policy, and shows it among the exceptions. Of a report,
 * the rule and the origin that it stopped are kept: addresses hold ids, and samples hold what
 * people typed.
 */
export function policyReports(
  app: FastifyInstance,
  { limits, observer }: { readonly limits: Limits; readonly observer: Observer },
): void {
  void app.register((room, _options, done) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: LARGEST_REPORT },
      (_request, body, parsed) => parsed(null, body),
    );
    room.route({
      method: 'POST',
      url: POLICY_REPORTS,
      config: { permission: 'anyone' },
      bodyLimit: LARGEST_REPORT,
      async handler(request, reply) {
        const spent = await limits.spend(BY_ADDRESS, request.ip);
        if (!spent.ok) {
          const refusal = refuse(429, 'too_many_requests', undefined, spent);
          return sendRefusal(request, reply, refusal, app.phrases);
        }
        const violations = violationsIn(String(request.body));
        if (violations === null) {
          return sendRefusal(request, reply, refuse(400, 'malformed'), app.phrases);
        }
        for (const violation of violations.slice(0, 5)) {
          const error = new Error(`${ruleOf(violation)} forbids ${sourceOf(violation)}`);
          error.name = 'ContentPolicy';
          error.stack = '';
          observer.exception(error, 'browser', request.id);
        }
        return reply.code(204).send();
      },
    });
    done();
  });
}

function violationsIn(text: string): Violation[] | null {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return null;
  }
  if (Array.isArray(report)) {
    return report
      .filter((one) => one?.type === 'csp-violation' && one.body)
      .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL }));
  }
  const body = (report as Record<string, Record<string, unknown>> | null)?.['csp-report'];
  if (typeof body !== 'object' || body === null) return null;
  return [
    {
      directive: body['effective-directive'] ?? body['violated-directive'],
      blocked: body['blocked-uri'],
    },
  ];
}

function ruleOf({ directive }: Violation): string {
  return /^[a-z-]{1,40}/.exec(String(directive))?.[0] ?? 'policy';
}

/** The origin of an address, or one of the words that stand for a source without one. */
function sourceOf({ blocked }: Violation): string {
  const text = String(blocked);
  if (/^(inline|eval|wasm-eval|self|data|blob)$/.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url === undefined || url.host === '' ? 'something' : url.host.slice(0, 200);
}
