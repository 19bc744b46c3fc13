import { type BrowserContext, expect } from '@playwright/test';

/** Who is told what the content policy refuses in a context that several journeys use in turn. */
const refusals = new WeakMap<BrowserContext, (text: string) => void>();

/** Lets the pages of a context tell what the content policy refuses to whoever watches it then. */
export async function reportRefusals(context: BrowserContext): Promise<void> {
  await context.exposeFunction('tellRefusal', (text: string) => refusals.get(context)?.(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as { tellRefusal(text: string): void }).tellRefusal;
      tell(`${event.violatedDirective} ${event.blockedURI} in ${event.documentURI}`);
    });
  });
}

/** Watches the browsers of a journey for errors. */
export interface Watch {
  over(context: BrowserContext): void;
  /** Expects failures whose browser message contains one of these parts, such as '409'. */
  expectFailure(...parts: readonly string[]): void;
  /** Fails the journey on any unexpected error so far. */
  check(): void;
}

/**
 * Collects script errors, console errors, violations of the content policy and responses of 500.
 */
export function createWatch(): Watch {
  const trouble: string[] = [];
  // A page that has lost its connection asks this until the answer is 200; a busy server says 503 first.
  const expected: string[] = ['/health'];
  return {
    over(context) {
      context.on('weberror', (error) => trouble.push(`thrown: ${error.error().stack}`));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        trouble.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('response', (answer) => {
        if (answer.status() >= 500) trouble.push(`answer ${answer.status()}: ${answer.url()}`);
      });
      refusals.set(context, (text) => trouble.push(`content policy: ${text}`));
    },
    expectFailure(...parts) {
      expected.push(...parts);
    },
    check() {
      const unexpected = trouble.filter((text) => !expected.some((part) => text.includes(part)));
      expect(unexpected, 'nothing goes wrong in the browser').toEqual([]);
    },
  };
}
