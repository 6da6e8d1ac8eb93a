import type { Services } from '#app/http/context.ts'

type Application = typeof import('#app/entry.application.ts')

/** What a verb of `npm run admin` finds open; the verbs of the domain are those the site was built with. */
export type AdminSite = {
  built: Application
  services: Pick<Services, 'database' | 'clock' | 'content' | 'siteUrl'> & {
    accounts: ReturnType<Application['clubClient']>['auth']['admin']
  }
  keepsMail: boolean
}
