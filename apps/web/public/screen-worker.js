// Lets one screen come up without a network (docs/decisions/0057): the page that this worker is
// registered for. What is kept is the page of nobody, programs, fonts and pictures of meals, and no
// answer of the API: whatever else is kept is kept by the screen itself, which forgets it.
const PAGE = new URL(self.registration.scope).pathname;
const KEPT = /^\/(assets|icons|food|media)\//;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(page(request));
  } else if (KEPT.test(pathname)) {
    event.respondWith(file(request));
  }
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function file(request) {
  const kept = await caches.match(request.url);
  return kept ?? fetch(request);
}
