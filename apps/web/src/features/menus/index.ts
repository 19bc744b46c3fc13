export { MenuCreate } from './components/menu-create.tsx';
export { MenuPage } from './components/menu-page.tsx';
export { MenusBySchool, type PlannedSchool } from './components/menus-by-school.tsx';
export { MenusList } from './components/menus-list.tsx';
export { placeOfUse } from './model/place-of-use.ts';
