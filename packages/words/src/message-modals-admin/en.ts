import { words as common } from '../common/en.ts';

const states = {
  showing: 'Showing',
  scheduled: 'Scheduled',
  off: 'Off',
  over: 'Over',
  archived: 'Archived',
};
const types = {
  'image-none': 'No picture',
  'image-left': 'Picture on the left',
  'image-right': 'Picture on the right',
  'image-full': 'Picture only',
};
const audiences = {
  all: 'Everyone',
  logged_in: 'Signed-in families',
  newcomers: 'People who never signed in',
};
const paths = {
  home: 'Home page',
  calendar: 'Lunch calendar',
  monthly: 'Monthly preorders',
};
const locales = { any: 'Every language', en: 'English', es: 'Spanish' };

const list = {
  title: 'Modals',
  everything: 'Not archived',
  headline: 'Headline',
  type: 'Layout',
  pages: 'Opens on',
  audience: 'For',
  language: 'Language',
  from: 'From',
  to: 'Until',
  addresses: 'Addresses',
  state: 'Status',
  created: 'Created',
  asks: 'Asks for',
  askKinds: { button: 'Nothing', email: 'An email address' },
  new: 'New modal',
  seeAddresses: 'Addresses',
  emptyTitle: 'There are no modals yet',
  emptyText: 'A modal is a message that opens two seconds after the page does.',
};

const addresses = {
  title: 'Addresses from modals',
  everything: 'All addresses',
  email: 'Email',
  modal: 'Modal',
  language: 'Language',
  captured: 'Received',
  emptyTitle: 'No one has left an address yet',
  emptyText: 'A modal that asks for an email address keeps the answers here.',
};

const form = {
  layoutTitle: 'Layout',
  layoutNote: 'Where the picture goes.',
  wordsTitle: 'Message',
  wordsNote: 'Press Enter to start a new paragraph.',
  headline: 'Headline',
  copy: 'Text',
  alignment: 'Alignment',
  alignments: { left: 'Left', center: 'Centered' },
  ctaTitle: 'Button or email',
  ctaNote: 'What readers can do. Without a link there is no button.',
  ctaType: 'Asks for',
  ctaTypes: { button: 'Nothing: a button leads on', email: 'An email address' },
  ctaText: 'Button text',
  ctaUrl: 'Link',
  ctaUrlHint:
    'A page of this site, such as /lunch-calendar, or a full web address, which opens a new tab.',
  spanishTitle: 'Message in Spanish',
  spanishNote: 'For everyone who reads Spanish. Leave a field empty to show the English text.',
  headlineEs: 'Headline in Spanish',
  copyEs: 'Text in Spanish',
  ctaTextEs: 'Button text in Spanish',
  picturesTitle: 'Pictures',
  picturesNote: 'Portrait means a window that is taller than wide and under 768 pixels wide.',
  aligned: 'Beside the text',
  alignedHint: '640 × 640, on a portrait phone 640 × 320.',
  landscape: 'Landscape',
  landscapeHint: '960 × 480, for the layout with a picture only.',
  portrait: 'Portrait',
  portraitHint: '480 × 960, for the layout with a picture only.',
  orientation: 'Which picture shows',
  orientations: {
    auto: 'The one that fits the screen',
    portrait: 'Always the portrait',
    landscape: 'Always the landscape',
  },
  whereTitle: 'Where and when',
  whereNote:
    'Opens 2 seconds after the page. Closed once, it stays closed for 90 days; No. {payAhead} comes back while families can pay ahead.',
  pages: 'Opens on',
  audience: 'For',
  language: 'Readers in',
  starts: 'First day',
  ends: 'Last day',
  endsHint: 'Both days are included, in Eastern Time.',
  active: 'Switched on',
  activeHint: 'When it’s off, no one sees it.',
};

const one = {
  loading: 'Loading the modal',
  failedTitle: 'The modal could not be loaded',
  number: common.numbered,
  actions: common.quickActions,
  archive: common.archive,
  restore: common.restore,
  archiveTitle: 'Archive “{headline}”?',
  archiveText: 'No one sees it from now on. The addresses it collected stay.',
  restoreTitle: 'Restore “{headline}”?',
  restoreText: 'It comes back turned off.',
  archivedNote: 'This modal is archived. Restore it to change it.',
  duplicate: 'Duplicate',
  addresses:
    '{count, plural, =0 {No addresses left} one {# address left} other {# addresses left}}',
  preview: 'Live preview',
  language: 'Language of the preview',
  theme: 'Theme of the preview',
  light: 'Light',
  dark: 'Dark',
  desktop: 'On a computer',
  phone: 'On a phone',
  size: '{width} × {height}',
  checks: 'Before it goes out',
};

const checks = {
  fine: 'Nothing is missing.',
  pictureMissing: 'This layout has no picture yet.',
  altMissing: 'The picture has no alternative text.',
  turnMissing: 'Only one of the two pictures is there: it shows on every screen.',
  linkMissing: 'There is no link, so there is no button.',
  headlineLong: 'The headline takes more than two lines on a small phone.',
  off: 'It is turned off.',
  rival:
    '“{headline}” (No. {id}) opens on one of these pages as well. Readers see the one that started last; the other follows once it is closed.',
};

const create = {
  crumb: 'New',
  newTitle: 'New modal',
  newNote: 'No one sees it until it is turned on.',
  create: 'Create modal',
  creating: 'Creating the modal',
};

const change = {
  fields: {
    type: 'Layout',
    headline: 'Headline',
    copy: 'Text',
    cta_type: 'Asks for',
    cta_text: 'Button',
    headline_es: 'Headline in Spanish',
    copy_es: 'Text in Spanish',
    cta_text_es: 'Button in Spanish',
    cta_url: 'Link',
    image_aligned: 'Picture beside the text',
    image_landscape: 'Landscape picture',
    image_portrait: 'Portrait picture',
    alignment: 'Alignment',
    orientation: 'Which picture shows',
    paths: 'Opens on',
    audience: 'For',
    locale: 'Readers in',
    starts_on: 'First day',
    ends_on: 'Last day',
    active: 'Switched on',
  },
  yes: common.yes,
  no: common.no,
  nothing: 'Nothing',
  picture: 'A picture',
};

/** Messages that open over pages, as the team keeps them. */
export const words = {
  states,
  types,
  audiences,
  paths,
  locales,
  list,
  addresses,
  form,
  one,
  checks,
  create,
  change,
};
