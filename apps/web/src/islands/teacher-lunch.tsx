import TeacherLunchPage from '../portals/parent/teacher-lunch.page.tsx';
import { startGiftShop } from './start-gift-shop.tsx';

startGiftShop(TeacherLunchPage);
