export { resolveRedirect } from '../redirects/index.ts';
export { layPages, type PageToLay } from './lay-pages.ts';
export type {
  ListedPage,
  PageKind,
  PageLocale,
  PagePicture,
  PublishedPage,
} from './published.repo.ts';
export { listPublishedPages, readPublishedPage } from './read-published.ts';
