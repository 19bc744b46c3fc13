// What the public pages do better with a script. Without it everything on them works as well.
const root = document.documentElement;
const spanish = root.lang === 'es';

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
  function lines({ schools, none, missing, ask: askUs }) {
    const list = document.createElement('ul');
    for (const school of schools) {
      const link = element('a', 'find-hit');
      link.href = school.url;
      const words = document.createElement('span');
      const name = element('b', '', school.name);
      const city = element('small', '', school.city);
      words.append(name, city);
      link.append(words, element('span', `tag tag-fill ${school.tone}`, school.said));
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    const last = element('p', '', schools.length > 0 ? `${missing} ` : `${none}. `);
    const link = element('a', 'link', askUs);
    link.href = spanish ? '/es/request' : '/request';
    last.append(link);
    return schools.length > 0 ? [list, last] : [last];
  }
}

function element(name, className, text) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}
