type PublicPage = {
  readonly path: string;
  readonly word:
    | 'about'
    | 'whatWeDo'
    | 'forParents'
    | 'forSchools'
    | 'forVendors'
    | 'faqs'
    | 'contactUs'
    | 'careers'
    | 'giftCards'
    | 'teacherLunch'
    | 'news'
    | 'terms'
    | 'privacy'
    | 'request';
};
export type VisitorMenu = {
  readonly word: 'about' | 'howItWorks' | 'contact';
  readonly entries: readonly PublicPage[];
};

const FAQS: PublicPage = { path: '/faqs', word: 'faqs' };
const CONTACT_US: PublicPage = { path: '/contact-us', word: 'contactUs' };

/** What the header shows to who is not signed in. */
export const VISITOR_MENUS: readonly VisitorMenu[] = [
  {
    word: 'about',
    entries: [
      { path: '/about', word: 'about' },
      { path: '/what-we-do', word: 'whatWeDo' },
    ],
  },
  {
    word: 'howItWorks',
    entries: [
      { path: '/how-it-works-for-parents', word: 'forParents' },
      { path: '/how-it-works-for-schools', word: 'forSchools' },
    ],
  },
  { word: 'contact', entries: [FAQS, CONTACT_US] },
];

export const FOOTER_LINKS: readonly PublicPage[] = [
  { path: '/for-vendors', word: 'forVendors' },
  FAQS,
  { path: '/careers-page', word: 'careers' },
  { path: '/gift/cards', word: 'giftCards' },
  { path: '/gift/teacher-lunch', word: 'teacherLunch' },
  CONTACT_US,
  { path: '/news', word: 'news' },
  { path: '/terms', word: 'terms' },
  { path: '/privacy', word: 'privacy' },
  { path: '/request', word: 'request' },
];
