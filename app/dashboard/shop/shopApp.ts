// What the router needs of the shop. It is loaded with the shop, and no other page brings any of it.
export { openShop } from './search/openShop.ts';
export { ShopPage } from './ShopPage.tsx';
