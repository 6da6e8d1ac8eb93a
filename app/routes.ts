import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home/home.tsx'),
  route('*', 'pages/errors/unknown-path.tsx'),
] satisfies RouteConfig
