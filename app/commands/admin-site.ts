import type { Services } from '#app/http/context.ts'

type Application = typeof import('#app/entry.application.ts')

export type AdminSite = {
  built: Application
  services: Pick<Services, 'database' | 'clock' | 'content' | 'siteUrl'> & {
    accounts: ReturnType<Application['clubClient']>['auth']['admin']
  }
  keepsMail: boolean
}
