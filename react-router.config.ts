import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A page knows the routes of its own links; the list of all of them would be in the first load of every page.
  routeDiscovery: { mode: 'lazy' },
  // What a form does when the connection breaks comes with its page: it could not be fetched then.
  splitRouteModules: false,
} satisfies Config
