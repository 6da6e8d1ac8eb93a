export { purgeCheckouts, readCheckout, saveCheckout } from './checkout-store.server.ts'
export { writeOrderLetter } from './letters-store.server.ts'
export { findOrderByNumber, findOrderBySecret } from './read-store.server.ts'
export { closedShop, isShopOpen } from './selling-store.server.ts'
