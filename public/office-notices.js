// The service worker of the office and of the account: it shows what the site tells, and opens where it is dealt with. It answers no request.
self.addEventListener('push', (event) => {
  const { title = 'Allure', body = '', path = '/' } = event.data?.json() ?? {}
  const shown = { body, tag: path, icon: '/icon-192.png', lang: 'fr', data: { path } }
  event.waitUntil(self.registration.showNotification(title, shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.path))
})
