// What opens the services. Development takes it from here, before Vite has loaded the pages.
export { connect } from '#db/database.ts'
export { migrate } from '#db/migrate.ts'
export { databaseKeyStore, migrateAuth, openAuthServer, storedSigningKeys } from '@allure/auth-server'
export { contentEditsChannel, readEdits } from './domain/content-edits/store.server.ts'
export { sendText } from './domain/mail/store.server.ts'
export { tellKeyRefused } from './domain/orders/payment/key-refused-store.server.ts'
export { openRouteRules, routeRulesChannel } from './http/route-rules.server.ts'
export { openPayment } from './outside/payment/open-payment.server.ts'
