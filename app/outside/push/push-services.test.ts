import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://fcm.googleapis.com.mechant.example/x', false],
  ['https://fcm.googleapis.com:8080/x', false],
  ['https://moi@fcm.googleapis.com/x', false],
  ['http://fcm.googleapis.com/x', false],
  ['http://127.0.0.1:5432/', false],
  ['https://169.254.169.254/latest', false],
  ['n’importe quoi', false],
])('%s in production: %s', (endpoint, is) => {
  expect(isPushService(endpoint, { isProduction: true })).toBe(is)
})
