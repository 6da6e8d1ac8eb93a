import type { Route } from '../http/route.ts'
import { oauthAuthorizationRoutes } from './authorization-routes.ts'
import { authorize } from './authorize.ts'
import { oauthClientRoutes } from './client-routes.ts'
import { discovery } from './discovery.ts'
import { oauthGrantRoutes } from './grant-routes.ts'
import { oauthToken } from './oauth-token.ts'
import { userinfo } from './userinfo.ts'

/** The service as an authorisation server for third parties (OAuth 2.1). */
export const oauthServerRoutes: readonly Route[] = [
  { method: 'GET', path: '/oauth/authorize', limit: 'token', answer: authorize },
  ...oauthAuthorizationRoutes,
  { method: 'POST', path: '/oauth/token', limit: 'token', answer: oauthToken },
  { method: 'GET', path: '/oauth/userinfo', answer: userinfo },
  { method: 'POST', path: '/oauth/userinfo', answer: userinfo },
  ...oauthGrantRoutes,
  ...oauthClientRoutes,
  { method: 'GET', path: '/.well-known/openid-configuration', answer: discovery },
  { method: 'GET', path: '/.well-known/oauth-authorization-server', answer: discovery },
]
