export { PageCreate } from './components/page-create.tsx';
export { PageEditorPage } from './components/page-editor-page.tsx';
export { PagesList } from './components/pages-list.tsx';
