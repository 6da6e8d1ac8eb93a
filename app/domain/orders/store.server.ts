export {
  abandonOrder,
  cancelOrder,
  makeOrderReady,
  prepareOrder,
  receiveOrder,
  sendOrder,
} from './acts-store.server.ts'
export { receivePaymentEvent, tellUnknownPayment } from './payment/webhook-events-store.server.ts'
export { endCheckoutsLater } from './payment/attempts-store.server.ts'
export { openCardPayment, readPaymentReturn } from './payment/card-store.server.ts'
export {
  purgeCheckouts,
  readCheckout,
  readLastAddress,
  saveCheckout,
} from './checkout/checkout-store.server.ts'
export { findDocument } from './documents/documents-store.server.ts'
export { expireOrders, remindUncollected, remindUnpaid } from './payment/expiry-store.server.ts'
export { readEmailFacts, retryOrderEmails, writeOrderEmail } from './emails-store.server.ts'
export { listOrders } from './list-store.server.ts'
export { handOverOrder } from './office/hand-over-store.server.ts'
export { countToPrepare, findOrders, listOfficeOrders } from './office/order-list-store.server.ts'
export { readAddedWords } from './office/added-word-store.server.ts'
export { takeBackStep } from './office/take-back-store.server.ts'
export { listHandOver, readOrderMails, readOrderMoney, salesBetween } from './office/office-store.server.ts'
export { namesOfAuthors } from './authors-store.server.ts'
export { salesByMonth } from './office/months-store.server.ts'
export { markPaid } from './payment/mark-paid-store.server.ts'
export {
  forgetOrderBuyer,
  listOwnOrders,
  orderActsOfPerson,
  ordersOfAccount,
  ordersOfPerson,
} from './buyers/people-store.server.ts'
export {
  findMadeOrder,
  nextOrderRank,
  placeOrder,
  type MadeOrder,
  type OrderAnswer,
} from './placing/place-store.server.ts'
export { purgeOrders } from './buyers/purge-store.server.ts'
export { findOrderByNumber, findOrderBySecret, findOrdersById } from './read-store.server.ts'
export { orderToCome } from './placing/order-to-come.ts'
export { readDictatedOrder, takeOrder } from './placing/take-store.server.ts'
export { readOrderRecap } from './placing/recap-store.server.ts'
export {
  askRefundAgain,
  markRefunded,
  refundPayment,
  retryRefunds,
} from './refunds/refund-payment-store.server.ts'
export {
  cancelExchange,
  exchangePieces,
  exchangeProblem,
  finishExchange,
} from './returns/exchange-store.server.ts'
export { receiveReturn } from './returns/return-store.server.ts'
export { refundOf, refundOfCancelled, refundOrder, type RefundWish } from './refunds/refund-store.server.ts'
export { closedShop, isShopOpen, readPaymentMethods, readSelling } from './checkout/selling-store.server.ts'
export { askToPayBalance, findPaidBalance } from './collective/balance-store.server.ts'
export { askForCollectiveBalances } from './collective/demands-store.server.ts'
export { callOffCollective, endCollectives } from './collective/end-store.server.ts'
export {
  collectiveBuyers,
  findCollective,
  listCollectives,
  ordersOfCollective,
  piecesOfBuyer,
  toProduce,
} from './collective/read-store.server.ts'
export { keepTerms } from './placing/terms-store.server.ts'
export { writeInstalmentOrder } from './placing/instalment-order-store.server.ts'
export { linkWithdrawal } from './withdrawal/withdrawal-store.server.ts'
export { readOrdersToDo } from './to-do-store.server.ts'
export { reservationEnd, takenOrderEnd } from './placing/reservation.ts'
export type { FrozenTerms } from './documents/documents.ts'
export type { OrderServices } from './services.server.ts'
export type { PlacedOrder } from './placed-order.ts'
export {
  abandonHeldOrder,
  refundKeptBooking,
  refundPartOfBooking,
} from './refunds/booking-refund-store.server.ts'
