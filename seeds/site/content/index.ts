import type { SitePage } from '../build.ts';
import { about } from './about.ts';
import { careersPage, jobs } from './careers.ts';
import { contactUs } from './contact.ts';
import { faqs } from './faqs.ts';
import { giftCards, teacherLunch } from './gifts.ts';
import { home } from './home.ts';
import { howParents } from './how-parents.ts';
import { howSchools } from './how-schools.ts';
import { articles, news } from './news.ts';
import { privacy } from './privacy.ts';
import { request } from './request.ts';
import { terms } from './terms.ts';
import { forVendors } from './vendors.ts';
import { whatWeDo } from './what-we-do.ts';

/** Every page of the public site, in both languages. */
export const SITE_PAGES: readonly SitePage[] = [
  home,
  about,
  whatWeDo,
  howParents,
  howSchools,
  faqs,
  contactUs,
  request,
  giftCards,
  teacherLunch,
  forVendors,
  careersPage,
  ...jobs,
  news,
  ...articles,
  terms,
  privacy,
];
