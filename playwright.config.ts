import { defineConfig } from '@playwright/test';

/**
 * The address bar's suggestions are a page of their own in every window, with a process of its own
 * that nobody looks at; and a spare process waits for a page that may never come. Naming them
 * replaces what is left out by default, which is named here again.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // These limits end what hangs. They say nothing about speed: a machine may be busy.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One more than the cores of a small machine: journeys wait for pages half of their time.
  workers: 3,
  fullyParallel: true,
  // One more try, for a machine that stalls; the run names every journey that needed it.
  retries: 1,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    { name: 'journeys', testMatch: '**/*.spec.ts' },
    // npm run pictures
    { name: 'pictures', testMatch: 'pictures/*.ts' },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Neither the server's zone nor that of any school: what is shown must not depend on it.
    timezoneId: 'Asia/Tokyo',
    // Fading is off: an element that fades in has no contrast yet when it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of the time: to look into a failure, run it again with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Nothing calls out from a test.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page is left before a compiler that optimizes has earned the time that it takes.
        '--js-flags=--no-turbofan --no-maglev',
        `--disable-features=${WITHOUT.join()}`,
      ],
    },
  },
});
