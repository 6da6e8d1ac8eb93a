import { adminRoutes } from './admin/admin-routes.ts'
import { factorsRoutes } from './factors/factors-routes.ts'
import type { Route } from './http/route.ts'
import { oauthServerRoutes } from './oauth-server/oauth-server-routes.ts'
import { sendingRoutes } from './one-time-tokens/sending-routes.ts'
import { providerRoutes } from './providers/provider-routes.ts'
import { serviceRoutes } from './service/service-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { tokenRoutes } from './sign-in/token-routes.ts'
import { signUpRoutes } from './sign-up/sign-up-routes.ts'
import { userRoutes } from './users/user-routes.ts'
import { verifyRoutes } from './verification/verify-routes.ts'

/** Every address of the service. */
export const routes: readonly Route[] = [
  ...signUpRoutes,
  ...tokenRoutes,
  ...sendingRoutes,
  ...verifyRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...factorsRoutes,
  ...adminRoutes,
  ...oauthServerRoutes,
  ...providerRoutes,
  ...serviceRoutes,
]
