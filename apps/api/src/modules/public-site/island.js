// What the public pages do better with a script. Without it everything on them works as well.
const root = document.documentElement;

// Menus are details: Escape and a press elsewhere close them.
const menus = [...document.querySelectorAll('details.vmenu')];
document.addEventListener('click', ({ target }) => {
  for (const menu of menus) if (!menu.contains(target)) menu.open = false;
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  const open = menus.find((menu) => menu.open);
  if (!open) return;
  open.open = false;
  open.querySelector('summary').focus();
});

// The hand-offs to other boards are made at the press, and are good for a minute.
for (const button of document.querySelectorAll('[data-bridge]')) {
  button.parentElement.hidden = false;
  button.addEventListener('click', async () => {
    const answer = await fetch('/api/bridge', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ destination: button.dataset.bridge }),
    }).catch(() => null);
    if (answer?.ok) location.assign((await answer.json()).data.url);
  });
}

// Whoever acts as somebody else becomes herself again, and nothing of the other stays in the tab.
const back = document.querySelector('[data-switch-back]');
back?.addEventListener('click', async () => {
  if (back.hasAttribute('aria-disabled')) return;
  back.setAttribute('aria-disabled', 'true');
  const answer = await fetch('/api/account/switch-back', { method: 'POST' }).catch(() => null);
  if (answer?.ok) {
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    try {
      sessionStorage.clear();
    } catch {
      // A browser that refuses its storage has kept nothing.
    }
    return location.replace('/');
  }
  back.removeAttribute('aria-disabled');
  const refused = answer ? await answer.json().catch(() => null) : null;
  const error = element('p', '', refused?.message ?? back.dataset.failed);
  error.setAttribute('role', 'alert');
  back.closest('aside').querySelector('[role=alert]')?.remove();
  back.closest('aside').append(error);
});

// The school search answers as one types; the last question wins.
for (const form of document.querySelectorAll('form[data-find]')) {
  const input = form.querySelector('input');
  const pop = form.querySelector('.find-pop');
  let asked = 0;
  let timer;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), 150);
  });
  async function ask() {
    asked += 1;
    const mine = asked;
    const value = input.value.trim();
    if (value.length < 2) {
      pop.replaceChildren();
      return;
    }
    const query = new URLSearchParams({ value, locale: root.lang });
    const answer = await fetch(`/api/school-search?${query}`).catch(() => null);
    if (!answer?.ok || mine !== asked) return;
    const { data } = await answer.json();
    if (mine === asked) pop.replaceChildren(...lines(data));
  }
  function lines({ schools, none, missing, ask: askUs, ask_url: askUrl }) {
    const list = document.createElement('ul');
    for (const school of schools) {
      const link = element('a', 'find-hit');
      link.href = school.url;
      const words = document.createElement('span');
      const name = element('b', '', school.name);
      const city = element('small', '', school.city);
      words.append(name, city);
      const tag = element('span', `tag tag-fill ${school.tone}`, school.said);
      tag.prepend(icon(school.tone === 'tag-ok' ? 'check-circle' : 'clock'));
      link.append(words, tag);
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    const last = element('p', '', schools.length > 0 ? `${missing} ` : `${none}. `);
    const link = element('a', 'link', askUs);
    link.href = askUrl;
    last.append(link);
    return schools.length > 0 ? [list, last] : [last];
  }
}

// An iPhone keeps the site on its home screen, but does not offer that by itself.
const offer = document.querySelector('[data-home-screen]');
if (offer && /\biPhone\b/.test(navigator.userAgent) && !navigator.standalone) {
  const dismissed = 'yay-home-screen-dismissed';
  const stored = (act) => {
    try {
      return act(localStorage);
    } catch {
      // A browser that refuses its storage asks again another day.
      return null;
    }
  };
  offer.hidden =
    matchMedia('(display-mode: standalone)').matches ||
    stored((storage) => storage.getItem(dismissed)) !== null;
  offer.querySelector('button').addEventListener('click', () => {
    stored((storage) => storage.setItem(dismissed, '1'));
    offer.hidden = true;
  });
}

// The questions of a page are searched as one types: those with every word stay.
for (const form of document.querySelectorAll('form[data-faq-search]')) {
  const input = form.querySelector('input');
  const status = form.querySelector('[role=status]');
  const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const blocks = [...form.parentElement.children].filter(
    (one) => one !== form && !one.matches('.doc-button'),
  );
  // What a search without the script left out is not here to be found.
  const whole = !new URLSearchParams(location.search).get('q');
  const search = () => {
    const words = folded(input.value).split(/\s+/).filter(Boolean);
    let [found, inSection] = [0, 0];
    for (const block of blocks.toReversed()) {
      const isHeading = /^H\d$/.test(block.tagName);
      const hit = block.matches('details')
        ? words.every((word) => folded(block.textContent).includes(word))
        : isHeading && inSection > 0;
      block.hidden = words.length > 0 && !hit;
      if (isHeading) inSection = 0;
      else if (hit) [found, inSection] = [found + 1, inSection + 1];
    }
    const { one, other } = status.dataset;
    form.querySelector('[data-none]').hidden = words.length === 0 || found > 0;
    status.textContent =
      words.length === 0 || found === 0 ? '' : found === 1 ? one : other.replace('#', found);
  };
  if (whole) {
    input.addEventListener('input', search);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      search();
    });
  }
}

// Forms are sent without leaving the page: thanks take their place, or the form with what is wrong.
for (const form of document.querySelectorAll('form[data-request-form]')) enliven(form);

function enliven(form) {
  const send = form.querySelector('[type=submit]');
  const busy = (is) => {
    form.setAttribute('aria-busy', is);
    send.classList.toggle('is-loading', is);
    for (const field of form.querySelectorAll('.input')) field.readOnly = is;
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    busy(true);
    const body = new FormData(form);
    const answer = await fetch(form.getAttribute('action'), {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: form.enctype === 'multipart/form-data' ? body : new URLSearchParams(body),
    }).catch(() => null);
    const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html');
    const next = page.querySelector('.pform');
    busy(false);
    if (next) return takePlace(form, next);
    form.querySelector('.note-danger[role=alert]')?.remove();
    const failed = element('p', 'note note-danger', form.dataset.failed);
    failed.setAttribute('role', 'alert');
    form.querySelector('.pform-end').before(failed);
  });
  sayWhetherOurs(form);
}

function takePlace(form, next) {
  const [chosen, empty] = [form, next].map((one) => one.querySelector('[type=file]'));
  if (chosen?.files.length && empty && empty.ariaInvalid !== 'true') {
    empty.files = chosen.files;
    next.querySelector('[data-file-again]')?.remove();
  }
  // The answer is a page with a first heading; this page has one already.
  const heading = next.querySelector('h1');
  if (heading) {
    const lower = element('h2');
    lower.id = heading.id;
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  form.replaceWith(next);
  next.tabIndex = -1;
  (next.querySelector('[autofocus]') ?? next).focus();
  if (next.matches('form')) enliven(next);
}

/** A school that is one of ours already is said under its name while it is typed. */
function sayWhetherOurs(form) {
  const place = form.querySelector('[data-own-school]');
  if (!place) return;
  const input = form.querySelector('[name=school]');
  let asked = 0;
  let timer;
  // What was said of a name stands until it is another one, and with it what was ticked there.
  let told = place.firstChild ? input.value.trim() : null;
  const look = async (isWhole) => {
    const name = input.value.trim();
    if (name === told) return;
    asked += 1;
    const mine = asked;
    const query = new URLSearchParams({ name });
    const answer = name && (await fetch(`/api/requests/school?${query}`).catch(() => null));
    const ours = answer?.ok ? (await answer.json()).data.ours : undefined;
    if (mine !== asked) return;
    told = ours || isWhole ? name : null;
    if (ours) {
      const words = form.querySelector('[data-ours]').content.cloneNode(true);
      words.querySelector('[data-school]').textContent = ours;
      place.replaceChildren(words);
    } else if (isWhole && ours === null) {
      place.replaceChildren(element('p', 'hint', place.dataset.ownSchool));
    } else place.replaceChildren();
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(false), 300);
  });
  input.addEventListener('change', () => {
    clearTimeout(timer);
    void look(true);
  });
  if (input.value) void look(true);
}

/** What nobody waits for begins when the page is there, in a turn of its own. */
function afterLoad(act) {
  if (document.readyState === 'complete') setTimeout(act);
  else addEventListener('load', () => setTimeout(act), { once: true });
}

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/** One of the drawings that every page carries. */
function icon(name) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', 'i');
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(drawing.namespaceURI, 'use');
  use.setAttribute('href', `#${name}`);
  drawing.append(use);
  return drawing;
}

// A message of the team over the start page: two seconds after it, once, and closed for 90 days.
const said = document.getElementById('message-words')?.dataset;
// In the language of the page, whichever the browser prefers.
const speaks = { 'accept-language': root.lang };
if (said) afterLoad(arrive);

async function arrive() {
  const [answer] = await Promise.all([
    fetch('/api/modal/fetch?path=/', { headers: speaks }).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, 2_000)),
  ]);
  const modal = answer?.ok ? (await answer.json()).data : null;
  if (modal) openMessage(modal);
}

function openMessage(modal) {
  const dialog = element('dialog', `site-message ${modal.type} is-${modal.alignment}`);
  dialog.setAttribute('aria-labelledby', 'message-title');
  const close = element('button', 'iconbtn', '×');
  close.setAttribute('aria-label', said.close);
  close.addEventListener('click', () => dialog.close());
  const title = element('h2', '', modal.headline);
  title.id = 'message-title';
  const head = element('header', '');
  head.append(title, close);
  const body = element('div', 'site-message-in');
  const image = pictureOf(modal);
  const full = modal.type === 'image-full';
  const link = modal.cta_url ? linkTo(modal, dialog) : null;
  if (image && full && link) {
    image.alt ||= modal.cta_text || modal.headline;
    link.className = '';
    link.replaceChildren(image);
    body.append(link);
  } else {
    if (image) body.append(image);
    const words = element('div', 'site-message-words');
    if (!full) words.append(...paragraphs(modal.copy));
    if (modal.cta_type === 'email') words.append(addressForm(modal));
    else if (link) words.append(link);
    body.append(words);
  }
  dialog.append(head, body);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    if (modal.id !== 283 || said.payAhead !== 'true') keepClosed(modal.id);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** A text of paragraphs that have bold and italic words. */
function paragraphs(document) {
  return (document?.content ?? []).map(({ content = [] }) => {
    const paragraph = element('p', '');
    for (const { text, marks = [] } of content) {
      const runs = marks.map(({ type }) => element(type === 'bold' ? 'strong' : 'em', ''));
      runs.forEach((run, at) => void runs[at + 1]?.append(run));
      runs[0]?.append(text);
      paragraph.append(runs.at(-1) ?? text);
    }
    return paragraph;
  });
}

function linkTo(modal, dialog) {
  const link = element('a', 'btn btn-primary', modal.cta_text || said.more);
  link.href = modal.cta_url;
  if (!modal.cta_url.startsWith('/')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.append(element('span', 'sr', said.newTab));
  }
  link.addEventListener('click', () => dialog.close());
  return link;
}

function pictureOf(modal) {
  if (modal.type === 'image-none') return null;
  const upright = matchMedia('(max-width: 767px) and (orientation: portrait)');
  const image = document.createElement('img');
  const draw = () => {
    const tall = modal.orientation === 'auto' ? upright.matches : modal.orientation === 'portrait';
    const [list, size] =
      modal.type !== 'image-full'
        ? [modal.image_aligned, upright.matches ? [640, 320] : [640, 640]]
        : tall
          ? [
              [...modal.image_portrait, ...modal.image_landscape],
              [480, 960],
            ]
          : [
              [...modal.image_landscape, ...modal.image_portrait],
              [960, 480],
            ];
    const [one] = list;
    if (!one) return false;
    const [width, height] = size;
    const version = one.version === null ? '' : `/v${one.version}`;
    image.src =
      one.service === 'product'
        ? `/${one.public_id}.${one.format}`
        : `/media/image/upload/c_fill,w_${width},h_${height}${version}/${one.public_id}.${one.format}`;
    image.alt = one.alt || image.alt;
    image.width = width;
    image.height = height;
    return true;
  };
  upright.addEventListener('change', draw);
  return draw() ? image : null;
}

function addressForm(modal) {
  const form = document.createElement('form');
  form.noValidate = true;
  const label = element('label', '', said.label);
  label.htmlFor = 'message-email';
  const input = element('input', 'input');
  Object.assign(input, {
    id: 'message-email',
    type: 'email',
    name: 'email',
    autocomplete: 'email',
    required: true,
  });
  const error = element('p', 'field-error');
  error.id = 'message-error';
  error.hidden = true;
  error.setAttribute('role', 'alert');
  input.setAttribute('aria-describedby', error.id);
  const send = element('button', 'btn btn-primary', modal.cta_text || said.send);
  form.append(label, input, error, send);
  const refuse = (text) => {
    error.textContent = text;
    error.hidden = false;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (input.value.trim() === '') return refuse(said.required);
    if (!input.validity.valid) return refuse(said.invalid);
    send.disabled = true;
    const answer = await fetch(`/api/modal/${modal.id}/addresses`, {
      method: 'POST',
      headers: { ...speaks, 'content-type': 'application/json' },
      body: JSON.stringify({ email: input.value }),
    }).catch(() => null);
    send.disabled = false;
    if (answer?.ok) return form.replaceWith(thanks());
    const refused = answer ? await answer.json().catch(() => null) : null;
    refuse(refused?.errors?.email?.[0] ?? refused?.message ?? said.failed);
  });
  return form;
}

function thanks() {
  const line = element('p', 'note', said.thanks);
  line.setAttribute('role', 'status');
  return line;
}

/** Beside those that were closed before, of which the last fifty are remembered. */
function keepClosed(id) {
  const found = /(?:^|; )yay_closed_modals=([\d.]*)/.exec(document.cookie);
  const others = (found?.[1] ?? '').split('.').filter((one) => one && one !== String(id));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there on older phones
  document.cookie = `yay_closed_modals=${[...others, id].slice(-50).join('.')}; Path=/; Max-Age=7776000; SameSite=Lax${secure}`;
}

// Parts that the sheet leaves for later are laid out while nobody waits, one in each turn, so that the
// page gets its whole length.
const LATER =
  'main > section + section, main > :nth-child(n + 3), .st, .whop, .cut-band, .post, .vfoot';
afterLoad(layOut);

async function layOut() {
  for (const part of document.querySelectorAll(LATER)) {
    await Promise.allSettled(part.getAnimations().map(({ finished }) => finished));
    await idle();
    part.style.contentVisibility = 'visible';
  }
}

function idle() {
  return new Promise((resolve) => {
    if (globalThis.requestIdleCallback) requestIdleCallback(resolve, { timeout: 200 });
    else setTimeout(resolve);
  });
}

// A part of the application comes once the page is drawn: reading never waits for it.
const island = document.getElementById('island');
if (island) {
  // The pictures in its place are seen before anything more is asked of the phone.
  const begin = async () => {
    await Promise.all(
      [...island.querySelectorAll('img')].map((image) => image.decode().catch(() => {})),
    );
    requestAnimationFrame(() => setTimeout(() => void loadIsland(island)));
  };
  afterLoad(begin);
}

/** File by file, each in a turn of its own: whoever scrolls or presses meanwhile is heard between two. */
async function loadIsland({ dataset: { scripts } }) {
  const files = scripts.split(' ');
  for (const href of files) {
    const link = element('link', '');
    Object.assign(link, { rel: 'modulepreload', href });
    document.head.append(link);
    await turn();
  }
  try {
    for (const file of files) {
      await import(file);
      await turn();
    }
  } catch {
    document.getElementById('island-failed').hidden = false;
  }
}

const turn = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
