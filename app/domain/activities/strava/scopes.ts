/** What we ask to read: activities that others see too, or all of them. */
export const wantedScopes = { shared: 'read,activity:read', all: 'read,activity:read_all' } as const

/** Whether what was granted lets us read activities. @param granted as Strava writes it: `read,activity:read` */
export function readsActivities(granted: string): boolean {
  return granted.split(',').some((scope) => scope === 'activity:read' || scope === 'activity:read_all')
}

export function readsPrivateActivities(granted: string): boolean {
  return granted.split(',').includes('activity:read_all')
}
