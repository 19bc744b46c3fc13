import GiftCardsPage from '../portals/parent/gift-cards.page.tsx';
import { startGiftShop } from './start-gift-shop.tsx';

startGiftShop(GiftCardsPage);
