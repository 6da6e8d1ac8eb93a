import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A page knows the routes of its own links; the list of all of them would be in the first load of every page.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
