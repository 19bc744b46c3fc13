export const words = {
  entries: { pages: 'Pages' },
  purposes: { pages: 'What the public site says: written, scheduled, published, compared.' },
  also: { pages: 'site, website, content, articles, news, jobs, faqs, about, text, editor, cms' },
  deeds: { newPage: { name: 'New page', also: 'write an article, news, job' } },
};
