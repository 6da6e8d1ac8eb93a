import { readClub } from '#app/domain/club/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { machineHeaders } from '#app/http/headers.ts'
import type { Route } from './+types/web-manifest.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { shown } = await readClub(context.get(servicesContext).content)
  const manifest = {
    name: shown.name,
    short_name: shown.name,
    description: shown.tagline,
    lang: 'fr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f8fafb',
    theme_color: '#f8fafb',
    // A file opened from the system with the installed site: read on the device, by the page.
    file_handlers: [
      {
        action: '/nos-outils/strava-story-sharing',
        accept: {
          'application/gpx+xml': ['.gpx'],
          'application/vnd.garmin.tcx+xml': ['.tcx'],
          'application/vnd.ant.fit': ['.fit'],
        },
      },
    ],
    share_target: {
      action: '/nos-outils/strava-story-sharing/fichiers',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: 'activites',
            accept: [
              '.gpx',
              '.tcx',
              '.fit',
              'application/gpx+xml',
              'application/vnd.garmin.tcx+xml',
              'application/octet-stream',
            ],
          },
        ],
      },
    },
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), { headers: machineHeaders('application/manifest+json') })
}
