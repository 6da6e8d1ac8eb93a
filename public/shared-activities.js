// Activity files that the system shares with the installed site: taken here, on the device, before they could be sent.
const path = '/nos-outils/strava-story-sharing'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && new URL(url).pathname === `${path}/fichiers`)
    event.respondWith(keepFiles(event.request))
})

async function keepFiles(request) {
  const form = await request.formData()
  const files = form.getAll('activites').filter((file) => file instanceof File)
  const cache = await caches.open('shared-activities')
  await Promise.all(
    files.map((file, index) =>
      cache.put(
        `${path}/fichiers/${Date.now()}-${index}`,
        new Response(file, { headers: { 'x-name': encodeURIComponent(file.name) } }),
      ),
    ),
  )
  return Response.redirect(`${path}?partage=1`, 303)
}
