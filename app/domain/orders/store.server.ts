export {
  abandonOrder,
  cancelOrder,
  makeOrderReady,
  prepareOrder,
  receiveOrder,
  sendOrder,
} from './acts-store.server.ts'
export { receiveAnnouncement } from './announcements-store.server.ts'
export { endCheckoutsLater } from './attempts-store.server.ts'
export { openPayment, readPaymentReturn, type OpenedPayment } from './card-store.server.ts'
export { purgeCheckouts, readCheckout, saveCheckout } from './checkout-store.server.ts'
export { findDocument } from './documents-store.server.ts'
export { expireOrders, remindUnpaid } from './expiry-store.server.ts'
export { retryLetters, writeOrderLetter } from './letters-store.server.ts'
export { listOrders } from './list-store.server.ts'
export { markPaid } from './mark-paid-store.server.ts'
export { listOwnOrders } from './own-orders-store.server.ts'
export {
  forgetOrderBuyer,
  orderActsOfPerson,
  ordersOfAccount,
  ordersOfPerson,
} from './people-store.server.ts'
export { placeOrder, type MadeOrder, type OrderAnswer, type OrderWish } from './place-store.server.ts'
export { purgeOrders } from './purge-store.server.ts'
export { findOrderByNumber, findOrderBySecret } from './read-store.server.ts'
export { readOrderRecap } from './recap-store.server.ts'
export { refundPayment, retryRefunds } from './refund-payment-store.server.ts'
export { markRefunded, refundOrder, type RefundWish } from './refund-store.server.ts'
export { closedShop, isShopOpen } from './selling-store.server.ts'
export { tellUnknownPayment } from './unknown-payment-store.server.ts'
export { linkWithdrawal } from './withdrawal-store.server.ts'
