import { expectAccessible } from '../support/accessible.ts';
import { open } from '../support/states.ts';
import { expect, test } from '../support/test.ts';

/** Faults by the rule that names them, each laid into a page that has passed as it is. */
const FAULTS: Readonly<Record<string, string>> = {
  accesskeys:
    '<a href="/faqs" accesskey="s">Faqs</a><a href="/about" accesskey="s">About the product</a>',
  'aria-allowed-role': '<h2 role="navigation">Weeks</h2>',
  'button-name': '<button type="button"></button>',
  'frame-title': '<iframe srcdoc="<p>Lunch</p>"></iframe>',
  'heading-order': '<h6>Too deep</h6>',
  'image-alt': '<img src="/favicon.svg">',
  'image-redundant-alt': '<a href="/faqs"><img src="/favicon.svg" alt="Faqs"> Faqs</a>',
  label: '<input type="text">',
  'landmark-banner-is-top-level': '<div role="banner"><p>Top</p></div>',
  'landmark-contentinfo-is-top-level': '<div role="contentinfo"><p>End</p></div>',
  'landmark-main-is-top-level': '<div role="main"><p>Again</p></div>',
  'landmark-unique':
    '<section aria-label="Lunch"><p>a</p></section><section aria-label="Lunch"><p>b</p></section>',
  listitem: '<div><li>No list</li></div>',
  // Within a frame.
  'svg-img-alt':
    '<iframe title="Preview" srcdoc="&lt;svg role=img width=9 height=9&gt;&lt;/svg&gt;"></iframe>',
  'table-duplicate-name':
    '<table summary="Lunches"><caption>Lunches</caption><tr><td>Soup</td></tr></table>',
};

/** Faults of what an element holds, each after the same element that holds nothing wrong. */
const HELD: Readonly<Record<string, { sound: string; fault: string }>> = {
  'aria-hidden-focus': {
    sound: '<div aria-hidden="true"><b>Hidden</b></div>',
    fault: '<div aria-hidden="true"><button type="button">Hidden</button></div>',
  },
  'aria-required-children': {
    sound: '<div role="list"><b role="listitem">A line</b></div>',
    fault: '<div role="list"><button type="button">No line</button></div>',
  },
  list: { sound: '<ul><li>A line</li></ul>', fault: '<ul><div><p>No line</p></div></ul>' },
  'nested-interactive': {
    sound: '<div role="button" tabindex="0">Week <b>one</b></div>',
    fault: '<div role="button" tabindex="0">Week <a href="/faqs">Faqs</a></div>',
  },
};

/** Faults of the document itself, as what a script does to it. */
const BROKEN: Readonly<Record<string, () => void>> = {
  'aria-allowed-attr': () => document.querySelector('main')?.setAttribute('aria-checked', 'true'),
  'avoid-inline-spacing': () => {
    const heading = document.querySelector('h1');
    heading?.style.setProperty('letter-spacing', '0', 'important');
  },
  'color-contrast': () => {
    const heading = document.querySelector('h1');
    heading?.style.setProperty('color', 'rgb(220, 220, 220)');
  },
  'document-title': () => {
    document.title = '';
  },
  'html-has-lang': () => document.documentElement.removeAttribute('lang'),
  'html-lang-valid': () => {
    document.documentElement.lang = 'xx-lunch';
  },
  'landmark-one-main': () => {
    const main = document.querySelector('main');
    const plain = document.createElement('div');
    plain.append(...(main?.childNodes ?? []));
    main?.replaceWith(plain);
  },
  'meta-refresh': () => {
    document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="30">');
  },
  'meta-viewport': () => {
    document
      .querySelector('meta[name="viewport"]')
      ?.setAttribute('content', 'width=device-width, user-scalable=no');
  },
  'page-has-heading-one': () => {
    for (const heading of document.querySelectorAll('h1')) heading.remove();
  },
  'scrollable-region-focusable': () => {
    const [box, far] = [document.createElement('div'), document.createElement('p')];
    box.style.cssText = 'height: 20px; width: 90px; overflow: auto';
    far.style.height = '900px';
    far.textContent = 'Far';
    box.append(far);
    document.querySelector('main')?.append(box);
  },
  'target-size': () => {
    for (const name of ['One', 'Two']) {
      const button = document.createElement('button');
      button.textContent = name;
      button.style.cssText = 'all: unset; display: inline-block; width: 9px; overflow: hidden';
      document.querySelector('main')?.append(button);
    }
  },
  region: () => {
    document.body.insertAdjacentHTML('beforeend', '<p>Outside of everything</p>');
  },
};

/** Runs in the page. */
const layDialogAlone = () => {
  document.body.innerHTML =
    '<div role="dialog" aria-modal="true" aria-label="Lunch"><h2>Soup</h2></div>';
};

test('a fault in a page that passed before is found', async ({ page }) => {
  const missed: string[] = [];
  const found = async (rule: string) => {
    const message = await expectAccessible(page, `a page with a fault of ${rule}`).then(
      () => '',
      ({ message: told }: Error) => told,
    );
    if (!message.includes(`${rule}:`)) missed.push(`${rule} in ${message || 'nothing'}`);
  };
  await open(page, 'login', 'full');
  await expectAccessible(page, 'a page without a fault');
  const lay = (html: string) => {
    document.getElementById('fault')?.remove();
    const part = document.createElement('div');
    part.id = 'fault';
    part.innerHTML = html;
    document.querySelector('main')?.append(part);
  };
  for (const [rule, html] of Object.entries(FAULTS)) {
    await page.evaluate(lay, html);
    await found(rule);
  }
  for (const [rule, { sound, fault }] of Object.entries(HELD)) {
    await page.evaluate(lay, sound);
    await expectAccessible(page, `a page with what a fault of ${rule} will be in`);
    await page.evaluate(lay, fault);
    await found(rule);
  }
  await page.evaluate(() => document.getElementById('fault')?.remove());
  await expectAccessible(page, 'the page without its faults');
  // Behind a dialog a page needs no first heading, which says nothing of the same page without one.
  await page.evaluate(layDialogAlone);
  await expectAccessible(page, 'a dialog over a page without a heading');
  for (const [rule, harm] of Object.entries(BROKEN)) {
    await open(page, 'login', 'full');
    await page.evaluate(harm);
    await found(rule);
  }
  expect(missed).toEqual([]);
});
