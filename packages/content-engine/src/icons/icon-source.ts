import { askIconService, type IconServiceAnswer } from './icon-service.ts'
import { findLocalIcons, isInstalled } from './local-sets.ts'

export type IconSource = {
  /** Whether asking for this set asks another site. */
  isElsewhere: (set: string) => boolean
  /** Sets that are not installed are `absent`, unless the public service is allowed and knows them. */
  find: (set: string, names: readonly string[]) => Promise<IconServiceAnswer>
}

/** Icons of the installed sets; of others too when there are service hosts to ask. */
export function openIcons({ serviceHosts }: { serviceHosts: readonly string[] }): IconSource {
  const isElsewhere = (set: string) => serviceHosts.length > 0 && !isInstalled(set)
  return {
    isElsewhere,
    async find(set, names) {
      if (isElsewhere(set)) return askIconService({ hosts: serviceHosts }, set, names)
      const icons = findLocalIcons(set, names)
      return icons ? { kind: 'found', icons } : { kind: 'absent' }
    },
  }
}
