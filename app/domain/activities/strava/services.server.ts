import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Strava } from '#app/outside/strava/strava.ts'

export type StravaServices = StoreServices & { readonly appSecret: string; readonly strava: Strava }
