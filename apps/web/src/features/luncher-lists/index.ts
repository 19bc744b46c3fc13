export { LuncherListPage } from './components/luncher-list-page.tsx';
export { LuncherSheetPage } from './components/luncher-sheet-page.tsx';
export { readAddress } from './model/list-address.ts';
