export const words = {
  entries: { redirects: 'Redirects' },
  purposes: { redirects: 'Old addresses that lead to new ones.' },
  also: { redirects: 'forward, moved, old links, 301, 302, urls' },
  deeds: { newRedirect: { name: 'New redirect', also: 'forward an address, moved page' } },
};
