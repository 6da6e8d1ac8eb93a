/** Has files that the system shares kept on the device, by `public/shared-activities.js`. */
export function receiveSharedFiles(): void {
  // Where service workers are refused (a private window), nothing is shared with the site either.
  void navigator.serviceWorker
    ?.register('/shared-activities.js', { scope: '/nos-outils/strava-story-sharing' })
    .catch(() => undefined)
}

/** The files that were shared since; each is given once. */
export async function takeSharedFiles(): Promise<File[]> {
  if (!('caches' in window) || !(await caches.has('shared-activities'))) return []
  const cache = await caches.open('shared-activities')
  const kept = await cache.matchAll()
  const files = await Promise.all(
    kept.map(async (answer) => {
      const name = decodeURIComponent(answer.headers.get('x-name') ?? 'activite')
      return new File([await answer.blob()], name)
    }),
  )
  await caches.delete('shared-activities')
  return files
}
